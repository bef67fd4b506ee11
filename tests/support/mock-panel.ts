import type { Locator, Page } from '@playwright/test'

export interface MockPanel {
  /** The panel itself; it stays open over pages. */
  node: Locator
  open(): Promise<void>
  /** Opens one of its pages, by its Chinese name. */
  show(page: string): Promise<void>
  /** Presses a button of it. */
  press(name: string | RegExp): Promise<void>
  /** Presses one that loads the page anew, and waits for that. */
  pressAndReload(name: string | RegExp): Promise<void>
}

export function mockPanel(page: Page): MockPanel {
  const node = page.getByRole('dialog', { name: '模拟服务器', exact: true })
  return {
    node,
    open: () => page.getByRole('button', { name: '模拟服务器控制台' }).click(),
    show: (name) => node.getByRole('tab', { name }).click(),
    press: (name) => node.getByRole('button', { name }).click(),
    async pressAndReload(name) {
      const loaded = page.waitForEvent('load')
      await node.getByRole('button', { name }).click()
      await loaded
    },
  }
}
