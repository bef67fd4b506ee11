import axe, { type ElementContext, type RunOptions } from 'axe-core'
import { expect } from 'vitest'
import { advanceInput, turn } from './clock.ts'

/** The rules whose answer changes with the colours; all others say the same in light and in dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const UNNAMED = '[role=dialog]:not([aria-label], [aria-labelledby])'

/** What axe has found nothing wrong with: kinds of elements, by what was open over the page. */
const fine = new Map<string, Set<string>>()

/**
 * What axe finds wrong with what a screen test has ended with. It takes an eighth of a test, and goes over kinds of
 * elements that have not been looked at before. Colours are looked at in stories, in both schemes.
 */
export async function violationsOnPage(): Promise<string[]> {
  // what has just opened has its name a moment later
  for (let looks = 0; looks < 50 && document.querySelector(UNNAMED); looks++) await turn()
  const popups = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')]
  const open = popups.filter((popup) => popup.checkVisibility()).map(({ role }) => role)
  const known = fine.get(open.join()) ?? new Set()
  const unseen = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, kind: kindOf(element) }))
    .filter(({ kind }) => !known.has(kind))
  if (unseen.length === 0) return []
  const isWhole = unseen.some(({ element }) => element.matches(OF_THE_PAGE))
  // what holds it is judged by what it holds, such as a list
  const parts = [...new Set(unseen.map(({ element }) => element.parentElement ?? element))]
  const options: RunOptions = { rules: { 'color-contrast': { enabled: false } } }
  const found = await violationsIn(isWhole ? document.body : parts, options)
  if (found.length === 0) fine.set(open.join(), new Set([...known, ...unseen.map(({ kind }) => kind)]))
  return found
}

/** What axe judges by the page around it: headings, landmarks, what opens over it. */
const OF_THE_PAGE =
  'h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, section[aria-label], [role=region], [role=dialog]'

/** What axe's rules go by, without what differs from one record to the next: texts, names, numbers. */
function kindOf(element: Element): string {
  const { localName, parentElement, attributes } = element
  const className = element.getAttribute('class')
  const own = [...attributes]
    .filter(({ name }) => !STYLING.test(name))
    .map(({ name, value }) => `${name}=${TELLING.test(name) ? value : value !== ''}`)
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  return [parentElement?.localName, parentElement?.role, localName, className, ...own.toSorted(), hasText].join(' ')
}

const STYLING = /^(?:class|style|data-.*)$/
/** Attributes whose values are of the page, and not of a record. */
const TELLING =
  /^(?:role|type|tabindex|aria-(?:busy|checked|current|disabled|expanded|haspopup|hidden|invalid|level|live|modal|pressed|required|selected|sort))$/

/**
 * Expects that axe finds nothing wrong with a part of the page as it stands, in light and in dark: for what no story
 * shows.
 */
export async function expectAccessible(part: ElementContext) {
  await coloursToRest()
  expect(await underClock(violationsIn(part)), 'axe, light').toEqual([])
  const { dataset } = document.documentElement
  const before = dataset.mantineColorScheme
  dataset.mantineColorScheme = 'dark'
  try {
    await coloursToRest()
    expect(await underClock(violationsIn(part, { runOnly: COLOUR_RULES })), 'axe, dark').toEqual([])
  } finally {
    dataset.mantineColorScheme = before
  }
}

/**
 * Waits until nothing changes its colour any more: what is still on its way is measured half-way. What turns as long as
 * something loads has no end to be waited for.
 */
const coloursToRest = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined)),
  )

/** Lets axe, which waits at times, come to an end while the clock is held. */
async function underClock<Result>(work: Promise<Result>): Promise<Result> {
  const state = { over: false }
  const ended = work.finally(() => {
    state.over = true
  })
  while (!state.over) await advanceInput(1)
  return ended
}

async function violationsIn(context: ElementContext, options: RunOptions = {}): Promise<string[]> {
  const { violations } = await axe.run(context, { resultTypes: ['violations'], elementRef: true, ...options })
  return violations
    .map(({ id, help, nodes }) => ({ id, help, nodes: nodes.filter(({ element }) => !isExempt(id, element)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ target, failureSummary = '' }) => `    ${String(target)}\n    ${failureSummary.replaceAll('\n', '\n    ')}\n`).join('')}`,
    )
}

/**
 * What opens over the page (tooltip, menu, list) belongs to its button, though it stands outside of all landmarks; and
 * the list of a field scrolls with the field's arrow keys, which have the focus.
 */
function isExempt(rule: string, element: Element | undefined): boolean {
  const popup = element?.closest('[data-portal]')
  if (!element || !popup) return false
  return (
    rule === 'region' ||
    (rule === 'scrollable-region-focusable' &&
      (element.closest('[role=listbox]') !== null || element.querySelector('[role=listbox]') !== null))
  )
}
