import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
// what opens later is there from the start, so that no test waits for it to be built
import '#src/features/activity/activity-panel.tsx'
import type { CommandLogEntry } from '#src/api/generated/types.gen.ts'
import { advance } from '#tests/support/clock.ts'
import type { TestServer } from '#tests/support/render-console.tsx'

export async function activityPanel(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: /^任务/, hidden: true })
  if (button.ariaExpanded !== 'true') fireEvent.click(button)
  return screen.findByRole('region', { name: '任务' })
}

export function activityOf(name: string | RegExp): HTMLElement {
  const [bar] = within(screen.getByRole('region', { name: '任务' })).getAllByRole('progressbar', { name })
  return bar?.closest('li') as HTMLElement
}

export const figuresNow = (name: string | RegExp) =>
  within(activityOf(name)).getAllByRole('progressbar', { name })[0]?.getAttribute('aria-valuetext') ?? ''

export const expectFigures = (name: string | RegExp, text: string) => waitFor(() => expect(figuresNow(name)).toBe(text))

/**
 * Lets time pass until something holds: what is found out at a look takes time of the machine to be stored, not of the
 * clock, and the next look is planned after that.
 */
export async function inTime(check: () => void) {
  for (let looks = 0; looks < 60 && !holds(check); looks += 1) await advance(5_000)
  await waitFor(check)
}

function holds(check: () => void): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}

export const expectFiguresInTime = (name: string | RegExp, text: string) =>
  inTime(() => expect(figuresNow(name)).toBe(text))

export async function lookedUp(server: TestServer, operationId: string, looks: number) {
  const told = server.calls(operationId).length + looks
  await inTime(() => expect(server.calls(operationId).length).toBeGreaterThanOrEqual(told))
}

export function numbersOf(text: string) {
  const number = (word: string) => Number(new RegExp(`${word} (\\d+)`).exec(text)?.[1] ?? 0)
  return {
    total: Number(/\/ (\d+)/.exec(text)?.[1]),
    done: number('完成'),
    failed: number('失败'),
    unknown: number('未知'),
    pending: number('进行中'),
  }
}

export async function commandTruth(server: TestServer, type: number, sns: ReadonlySet<string>) {
  const { data } = await server.send<{ data: CommandLogEntry[] }>(
    'GET',
    `/api/device-command/page?type=${type}&page=0&limit=1000`,
  )
  const newest = new Map<string, number | undefined>()
  for (const { sn = '', status } of data) if (sns.has(sn) && !newest.has(sn)) newest.set(sn, status)
  const count = (wanted: number) => [...newest.values()].filter((status) => status === wanted).length
  return { failed: count(0), done: count(1), pending: count(2) }
}
