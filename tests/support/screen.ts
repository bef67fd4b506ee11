import type { Locator, Page } from '@playwright/test'
import { expect } from './console.ts'

export interface ScreenSteps {
  dialog: (name: string | RegExp) => Locator
  /** Chooses an option of a field that is open or opens by a click. */
  choose: (field: Locator, option: string | RegExp) => Promise<void>
  /** Chooses an action of a row or card, from its menu if it is not shown. */
  actOn: (row: Locator, action: string) => Promise<void>
  /** Every action of a card, those that are blocked with their reason: `编辑：…`. */
  actions: (card: Locator) => Promise<string[]>
  /** Expects the short message that something was done, and takes it away. */
  expectDone: (message?: string) => Promise<void>
}

export function screenSteps(page: Page): ScreenSteps {
  return {
    dialog: (name) => page.getByRole('dialog', { name, exact: true }),
    async choose(field, option) {
      const wanted = page.getByRole('option', { name: option, exact: true })
      if (!(await wanted.isVisible())) await field.click()
      await wanted.click()
    },
    async actOn(row, action) {
      const shown = row.getByRole('button', { name: action, exact: true })
      await expect(row).toBeVisible()
      if (await shown.isVisible()) return shown.click()
      await row.getByRole('button', { name: '更多' }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
    async actions(card) {
      await expect(card).toBeVisible()
      const shown = await card
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.closest('[class*="actions"]'))
            .map((button) => [button.textContent, button.getAttribute('aria-description')].filter(Boolean).join('：')),
        )
      const rest = shown.indexOf('更多')
      if (rest === -1) return shown
      await card.getByRole('button', { name: '更多' }).click()
      const items = page.getByRole('menuitem')
      await expect(items.first()).toBeVisible()
      const inMenu = await items.evaluateAll((entries) =>
        entries.map((entry) => (entry as HTMLElement).innerText.split('\n').filter(Boolean).join('：')),
      )
      // on an entry, for the menu hears it only once it has the focus
      await items.first().press('Escape')
      await expect(items).toHaveCount(0)
      return [...shown.slice(0, rest), ...inMenu]
    },
    async expectDone(message = '操作成功') {
      const note = page.getByRole('status').filter({ hasText: message })
      await expect(note).toBeVisible()
      // it may go by itself before it is pressed
      await note
        .getByRole('button')
        .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
      await expect(note).toBeHidden()
    },
  }
}

export { EPOCH, readWorld } from './read-world.ts'
