import type { Locator } from '@playwright/test'
import type { Device } from '#src/api/generated/types.gen.ts'
import { ADMIN, expect, test as base } from './console.ts'
import { EPOCH, readWorld, screenSteps, type ScreenSteps } from './screen.ts'

/** The terminal screen as journeys use it. */
export interface Terminals extends Omit<ScreenSteps, 'actOn'> {
  /** Every terminal of the world, in the order of the list: what filters must find is worked out from these. */
  all: readonly Device[]
  /** Those of them that are online. */
  online: readonly Device[]
  /** Those of them that are not. */
  offline: readonly Device[]
  /** The first that is as wanted; without a wish the first of all. */
  find: (wanted?: (device: Device) => boolean) => Device
  /** Signs in and opens the screen with these filters, such as `?state=1`. */
  open: (search?: string, account?: string) => Promise<void>
  /** Expects exactly these terminals: the total, and the first rows in this order. */
  expectList: (devices: readonly Device[], pageSize?: number) => Promise<void>
  /** The rows of terminals on screen. */
  rows: Locator
  row: (device: Device) => Locator
  /** Chooses an action of a row, from its menu if it is not shown. */
  act: (device: Device, action: string) => Promise<void>
}

/** Playwright's `test` with the terminal screen, in a world that every run has alike. */
export const test = base.extend<{ terminals: Terminals }, { world: readonly Device[] }>({
  world: [async ({}, use) => use((await readWorld<[{ data: Device[] }]>(['/api/device/page?page=0&limit=400']))[0].data), { scope: 'worker' }],

  terminals: async ({ page, open, signIn, mock, world }, use) => {
    await mock.set({ scenario: { epoch: EPOCH } })
    const table = page.getByRole('table', { name: '终端列表' })
    const row = (device: Device) => table.getByRole('row').filter({ has: page.getByRole('link', { name: String(device.sn), exact: true }) })
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell').getByRole('link') })
    const steps = screenSteps(page)
    await use({
      ...steps,
      rows,
      all: world,
      online: world.filter((device) => device.state === 1),
      offline: world.filter((device) => device.state === 0),
      find(wanted = () => true) {
        const found = world.find(wanted)
        if (!found) throw new Error('The demo company has no such terminal')
        return found
      },
      row,
      async open(search = '', account = ADMIN) {
        await open(`/login?redirect=${encodeURIComponent(`/terminalManage${search}`)}`)
        await signIn(account)
        await expect(page.getByRole('heading', { name: '终端管理', level: 1 })).toBeVisible()
      },
      async expectList(devices, pageSize = 10) {
        await expect(rows).toContainText(devices.slice(0, pageSize).map((device) => String(device.sn)))
        await expect(page.getByRole('navigation', { name: '分页' }).getByRole('status')).toHaveText(`共 ${devices.length} 条`)
      },
      act: (device, action) => steps.actOn(row(device), action),
    })
  },
})

export { expect } from './console.ts'
