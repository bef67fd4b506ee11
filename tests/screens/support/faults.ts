import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, vi } from 'vitest'
import type { OperationId } from '#src/api/generated/operations.gen.ts'
import type { Fault } from '#mocks/server/faults.ts'
import { lookAfterFailure, SURVIVED } from '#tests/support/look-after-failure.ts'
import type { RenderedConsole, TestServer } from '#tests/support/render-console.tsx'
import type { Failure } from '#tests/support/failures.ts'
import { dialog, field, press } from './steps.ts'
import { openTerminals, terminalRows, type TerminalScreen } from './terminals.ts'

export async function failFromNowOn(
  server: TestServer,
  operationId: Fault['operationId'],
  trouble: Failure['trouble'],
) {
  await server.setSwitches({ faults: [{ operationId, ...trouble }] })
  server.clearReport()
}

export const endFaults = (server: TestServer) => server.setSwitches({ faults: [] })

/**
 * Expects what must hold after any failure: Chinese text and something to press on the page, the message once, no word
 * of success, nothing that still turns. Exceptions and the console are watched for every test.
 */
export const expectSurvived = (message: string, failure = message) =>
  waitFor(() => expect(lookAfterFailure(message), `after the failure: ${failure}`).toEqual(SURVIVED))

export const expectAnswered = (server: TestServer, operationId: OperationId, count: number) =>
  waitFor(() =>
    expect(
      server.calls(operationId).filter(({ status }) => status !== null).length,
      `answers of ${operationId}`,
    ).toBeGreaterThanOrEqual(count),
  )

export const refreshButton = () => screen.getByRole('button', { name: '刷新' })

export const expectFullPage = () => waitFor(() => expect(terminalRows()).toHaveLength(10))

export async function openList(search = ''): Promise<TerminalScreen> {
  const opened = await openTerminals(search)
  await waitFor(() => expect(terminalRows()).not.toHaveLength(0))
  return opened
}

export async function openEdit(
  user: RenderedConsole['user'],
): Promise<{ form: HTMLElement; name: HTMLElement; submit: HTMLElement }> {
  await press(user, '编辑', terminalRows()[0])
  const form = await dialog('编辑终端')
  return { form, name: field(form, '终端名称'), submit: within(form).getByRole('button', { name: '确定' }) }
}

export async function goOffline(server: TestServer) {
  // a test that fails meanwhile must not leave the next one offline
  onTestFinished(() => onlineManager.setOnline(true))
  await setOnline(server, false)
}

export const goOnline = (server: TestServer) => setOnline(server, true)

async function setOnline(server: TestServer, online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  await server.setSwitches({ offline: !online })
  dispatchEvent(new Event(online ? 'online' : 'offline'))
}
