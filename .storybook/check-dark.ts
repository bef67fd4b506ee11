import axe from 'axe-core'

/** The rules of axe whose answer changes with the colours; all others say the same in light and in dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

interface FinishedStory {
  viewMode: string
  parameters: { a11y?: { test?: string } }
}

/**
 * The other half of a story's test: what it ended with is shown in dark, and axe looks at the colours once more. It
 * stands in for a second run of the story, which would say nothing else. Animations and transitions are off while tests
 * look.
 */
export async function checkDark({ viewMode, parameters }: FinishedStory): Promise<void> {
  if (!('__vitest_browser__' in globalThis) || viewMode !== 'story' || parameters.a11y?.test === 'off') return
  const page = document.documentElement
  const attribute = 'data-mantine-color-scheme'
  const before = page.getAttribute(attribute) ?? 'light'
  page.setAttribute(attribute, 'dark')
  try {
    const { violations } = await axe.run(document.body, { runOnly: COLOR_RULES, resultTypes: ['violations'] })
    if (violations.length) throw new Error(inWords(violations))
  } finally {
    page.setAttribute(attribute, before)
  }
}

function inWords(violations: axe.Result[]): string {
  const nodes = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')}\n  ${html}\n  ${failureSummary ?? ''}`),
  )
  return `In dark, axe finds ${nodes.length} ${nodes.length === 1 ? 'violation' : 'violations'}:\n${nodes.join('\n')}`
}
