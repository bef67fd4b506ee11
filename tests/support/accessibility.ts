import { expect, type Locator, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** Rules whose outcome depends on colours: the others need no second look in dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What is looked at. */
interface Extent {
  /** Only what is inside these selectors. */
  include?: string[]
  /** Not what is inside these. */
  exclude?: string[]
}

/** Expects that axe finds nothing on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page, extent: Extent = {}) {
  // once a page: reading the program costs more than a look
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    // colours change without transition under reduced motion, but what is still moving is measured half-way
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
    const violations = await violationsIn(page, extent, colorScheme === 'dark' ? COLOUR_RULES : undefined)
    const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(describe).join('')}`)
    expect(found, `axe, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * What axe finds in the page by all rules, or by these, but for two things. What opens over the page (tooltip, menu, list)
 * belongs to its button, though it stands outside of all landmarks; and the list of a field scrolls with the field's arrow
 * keys, which have the focus. Both are told at once: a moment later what was found may be gone.
 */
async function violationsIn(page: Page, { include = ['html'], exclude = [] }: Extent, rules?: string[]) {
  const options: RunOptions = { resultTypes: ['violations'], elementRef: true, ...(rules && { runOnly: { type: 'rule', values: rules } }) }
  return page.evaluate(
    async ([context, runOptions]) => {
      const { axe: inPage } = window as unknown as { axe: { run: (...given: unknown[]) => Promise<AxeResults> } }
      const { violations } = await inPage.run(context, runOptions)
      const isExempt = (rule: string, element: Element | undefined) => {
        const popup = element?.closest('[data-portal]')
        if (!element || !popup) return false
        return rule === 'region' || (rule === 'scrollable-region-focusable' && (element.closest('[role=listbox]') !== null || element.querySelector('[role=listbox]') !== null))
      }
      return violations
        .map(({ id, help, nodes }) => ({ id, help, nodes: nodes.filter(({ element }) => !isExempt(id, element)).map(({ target, failureSummary }) => ({ target, failureSummary })) }))
        .filter(({ nodes }) => nodes.length > 0)
    },
    [{ include, exclude }, options] as const,
  )
}

/**
 * Opens a dialog, looks at it and at all else that lies over the page with axe, and closes it by Escape, or by two where a
 * list is open in its first field. The page itself is looked at on its own.
 */
export async function examine(page: Page, dialog: Locator, open: () => Promise<unknown>, escapes = 1) {
  await open()
  await expect(dialog).toBeVisible()
  await expectAccessible(page, { include: ['[data-portal]'] })
  for (let count = 0; count < escapes; count++) await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** The same with a menu or list that opens from a field or button. */
export const examinePopup = (page: Page, popup: Locator, button: Locator) => examine(page, popup, () => button.click())

function describe({ target, failureSummary = '' }: { target: unknown; failureSummary?: string }): string {
  return `    ${String(target)}\n    ${failureSummary.replaceAll('\n', '\n    ')}\n`
}
