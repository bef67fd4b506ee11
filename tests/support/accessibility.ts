import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** Rules whose outcome depends on colours: the others need no second look in dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

export async function expectAccessible(page: Page) {
  // once a page: reading the program costs more than a look
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    // colours change without transition under reduced motion, but what is still moving is measured half-way
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
    )
    const violations = await violationsIn(page, colorScheme === 'dark' ? COLOUR_RULES : undefined)
    const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(describe).join('')}`)
    expect(found, `axe, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * What axe finds in the page by all rules, or by these, but for two things. What opens over the page (tooltip, menu,
 * list) belongs to its button, though it stands outside of all landmarks; and the list of a field scrolls with the
 * field's arrow keys, which have the focus. Both are told at once: a moment later what was found may be gone.
 */
async function violationsIn(page: Page, rules?: string[]) {
  const options: RunOptions = {
    resultTypes: ['violations'],
    elementRef: true,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  return page.evaluate(async (runOptions) => {
    const { axe: inPage } = window as unknown as { axe: { run: (...given: unknown[]) => Promise<AxeResults> } }
    const { violations } = await inPage.run('html', runOptions)
    const isExempt = (rule: string, element: Element | undefined) => {
      const popup = element?.closest('[data-portal]')
      if (!element || !popup) return false
      return (
        rule === 'region' ||
        (rule === 'scrollable-region-focusable' &&
          (element.closest('[role=listbox]') !== null || element.querySelector('[role=listbox]') !== null))
      )
    }
    return violations
      .map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes
          .filter(({ element }) => !isExempt(id, element))
          .map(({ target, failureSummary }) => ({ target, failureSummary })),
      }))
      .filter(({ nodes }) => nodes.length > 0)
  }, options)
}

function describe({ target, failureSummary = '' }: { target: unknown; failureSummary?: string }): string {
  return `    ${String(target)}\n    ${failureSummary.replaceAll('\n', '\n    ')}\n`
}
