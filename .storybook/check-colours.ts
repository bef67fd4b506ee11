import type { Result } from 'axe-core'

/** The rules of axe whose answer changes with the colours; all others say the same in light and in dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

export const withoutColours = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]))

/** What says more than how something looks, and differs from one record to the next. */
const OF_RECORDS =
  /^(?:id|for|href|src|alt|title|value|name|aria-label|aria-labelledby|aria-describedby|aria-controls)$/

interface FinishedStory {
  viewMode: string
  parameters: { a11y?: { test?: string } }
}

/** Texts whose colours are right, in each scheme, by all that gives them their colours. */
const fine = { light: new Set<string>(), dark: new Set<string>() }

/**
 * The rest of a story's test: axe looks at the colours of what it ended with, in light and in dark. That takes a
 * quarter of a story's time, and texts that stand in the same elements, of the same classes and states, are looked at
 * once. Animations and transitions are off while tests look.
 */
export async function checkColours({ viewMode, parameters }: FinishedStory): Promise<void> {
  if (!('__vitest_browser__' in globalThis) || viewMode !== 'story' || parameters.a11y?.test === 'off') return
  const { default: axe } = await import('axe-core')
  const page = document.documentElement
  const attribute = 'data-mantine-color-scheme'
  const before = page.getAttribute(attribute) ?? 'light'
  try {
    for (const scheme of ['light', 'dark'] as const) {
      const unseen = textsBut(fine[scheme])
      if (unseen.size === 0) continue
      page.setAttribute(attribute, scheme)
      const { violations } = await axe.run([...unseen.values()], {
        runOnly: COLOUR_RULES,
        resultTypes: ['violations'],
      })
      if (violations.length > 0) throw new Error(inWords(scheme, violations))
      for (const look of unseen.keys()) fine[scheme].add(look)
    }
  } finally {
    page.setAttribute(attribute, before)
  }
}

/** One element with text for each look that is not known. */
function textsBut(known: ReadonlySet<string>): Map<string, Element> {
  const texts = new Map<string, Element>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element)) continue
    const look = lookOf(element)
    if (!known.has(look)) texts.set(look, element)
  }
  return texts
}

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

/** All that gives an element its colours: itself and what it stands in. */
function lookOf(element: Element): string {
  const parts: string[] = []
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
    const attributes = [...part.attributes]
      .filter(({ name }) => !OF_RECORDS.test(name))
      .map(({ name, value }) => `${name}=${value}`)
    parts.push(`${part.localName} ${attributes.join(' ')} ${part.matches(':hover')} ${part.matches(':focus')}`)
  }
  return parts.join('\n')
}

function inWords(scheme: string, violations: Result[]): string {
  const nodes = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')}\n  ${html}\n  ${failureSummary ?? ''}`),
  )
  return `In ${scheme}, axe finds ${nodes.length} ${nodes.length === 1 ? 'violation' : 'violations'}:\n${nodes.join('\n')}`
}
