import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import type { Device } from '#src/api/generated/types.gen.ts'
import { readWorld } from '#tests/support/read-world.ts'
import { renderConsole, type ConsoleSetup, type RenderedConsole } from '#tests/support/render-console.tsx'
import { actOn, expectTotal } from './steps.ts'

/** Every terminal of the demo company, in the order of the list: what filters must find is worked out from these. */
export const terminals = (await readWorld<[{ data: Device[] }]>(['/api/device/page?page=0&limit=400']))[0].data

export function findTerminal(wanted: (device: Device) => boolean = () => true): Device {
  const found = terminals.find(wanted)
  if (!found) throw new Error('The demo company has no such terminal')
  return found
}

export interface TerminalScreen extends RenderedConsole {
  /** The row of a terminal, when it is there. */
  row(device: Device): Promise<HTMLElement>
  /** Chooses an action of a row, from its menu if it is not shown. */
  act(device: Device, action: string): Promise<void>
}

export async function openTerminals(search = '', setup: Omit<ConsoleSetup, 'at'> = {}): Promise<TerminalScreen> {
  const opened = await renderConsole({ at: `/terminalManage${search}`, ...setup })
  await screen.findByRole('heading', { name: '终端管理', level: 1 })
  async function row(device: Device) {
    const link = await screen.findByRole('link', { name: String(device.sn) })
    return link.closest('tr') as HTMLElement
  }
  return Object.assign(opened, {
    row,
    act: async (device: Device, action: string) => actOn(opened.user, await row(device), action),
  })
}

export function terminalRows(): HTMLElement[] {
  const table = screen.getByRole('table', { name: '终端列表' })
  return within(table)
    .getAllByRole('row')
    .filter((row) => row.querySelector('td a') !== null)
}

export async function expectTerminals(devices: readonly Device[], pageSize = 10, total = devices.length) {
  await expectTotal(total)
  const wanted = devices.slice(0, pageSize).map((device) => String(device.sn))
  await waitFor(() =>
    expect(terminalRows().map((row) => wanted.find((sn) => row.textContent?.includes(sn)))).toEqual(wanted),
  )
}
