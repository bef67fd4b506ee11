import axe from 'axe-core'
import { expect } from 'vitest'

/** Expects that axe finds nothing wrong with what a screen test has ended with. Colours are looked at in stories, in both schemes. */
export async function expectAccessiblePage() {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    elementRef: true,
    rules: { 'color-contrast': { enabled: false } },
  })
  const found = violations
    .map(({ id, help, nodes }) => ({ id, help, nodes: nodes.filter(({ element }) => !isExempt(id, element)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target, failureSummary = '' }) => `    ${String(target)}\n    ${failureSummary.replaceAll('\n', '\n    ')}\n`).join('')}`)
  expect(found, 'axe').toEqual([])
}

/**
 * What opens over the page (tooltip, menu, list) belongs to its button, though it stands outside of all landmarks; and the list of a field scrolls with the
 * field's arrow keys, which have the focus.
 */
function isExempt(rule: string, element: Element | undefined): boolean {
  const popup = element?.closest('[data-portal]')
  if (!element || !popup) return false
  return rule === 'region' || (rule === 'scrollable-region-focusable' && (element.closest('[role=listbox]') !== null || element.querySelector('[role=listbox]') !== null))
}
