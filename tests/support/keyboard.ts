import type { Locator, Page } from '@playwright/test'
import { ADMIN, expect, PASSWORD } from './console.ts'

export async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  const before = await look(target)
  if (before.focused) return
  // asked in one step: a field may put another in its place when it gets the focus
  const focused = target.and(page.locator(':focus'))
  for (let presses = 0; presses < 80 && (await focused.count()) === 0; presses++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
  // a colour takes a moment to change
  await expect
    .poll(async () => (await look(target)).styles, { message: 'the focus is visible' })
    .not.toEqual(before.styles)
}

/** Whether an element has the focus, and what can show it: outline, border and shadow of it and of what frames it. */
function look(target: Locator) {
  return target.evaluate((element) => ({
    focused: element === document.activeElement,
    styles: [element, element.parentElement, element.parentElement?.parentElement].map((each) => {
      if (!each) return ''
      const { outline, borderColor, boxShadow, transform } = getComputedStyle(each)
      return [outline, borderColor, boxShadow, transform].join()
    }),
  }))
}

export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

export async function walkTo(page: Page, field: Locator, option: Locator, key = 'ArrowDown') {
  await expect(option).toBeVisible()
  const id = await option.getAttribute('id')
  for (let presses = 0; presses < 10 && (await field.getAttribute('aria-activedescendant')) !== id; presses++)
    await page.keyboard.press(key)
  await expect(field).toHaveAttribute('aria-activedescendant', String(id))
}

export async function enter(page: Page, open: (path: string) => Promise<void>, path: string, heading = '终端管理') {
  await open(`/login?redirect=${encodeURIComponent(path)}`)
  await goTo(page, page.getByLabel('账号', { exact: true }))
  await page.keyboard.type(ADMIN)
  await goTo(page, page.getByLabel('密码', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
