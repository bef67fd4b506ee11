import { decodeContent } from './decode-content.ts'
import { own, type Json } from './json.ts'
import { viewLimits } from './limits.ts'
import { DEFAULT_STAY, saidStay } from './stay.ts'

/** Longer contents are not read for their length alone: a page of cards has forty of them. */
export const READ_LIMIT = 200_000

/**
 * How long an ad lasts, seconds, where its scenes say it, as they do when they are saved: lists are without the code
 * that reads elements. `unsaid` where an element has to be read (`contentSeconds`), undefined when nothing can say.
 */
export function saidSeconds(content: unknown): number | 'unsaid' | undefined {
  if (typeof content === 'string' && content.length > READ_LIMIT) return undefined
  const decoded = decodeContent(content)
  const pages = decoded.ok ? own(decoded.raw, 'pages') : undefined
  if (!Array.isArray(pages) || pages.length === 0) return undefined
  const stays = pages.slice(0, viewLimits.scenes).map(stayOfPage)
  return stays.reduce<number | 'unsaid'>(
    (sum, stay) => (sum === 'unsaid' || stay === undefined ? 'unsaid' : sum + stay),
    0,
  )
}

function stayOfPage(page: Json): number | undefined {
  const elements = own(page, 'elements')
  const isEmpty = !Array.isArray(elements) || elements.length === 0
  return saidStay(own(page, 'stay')) ?? (isEmpty ? DEFAULT_STAY : undefined)
}
