/*
 * Whether a text fits into its box, by the usual widths of letters: enough to warn, without a page to measure on.
 */
import { formatClock } from '#src/scene/draw/format-clock.ts'
import type { DateElement, TextElement } from '#src/scene/model/scene-types.ts'
import type { Size } from './new-elements.ts'

/** A date as long as any. */
const LONG_DATE = new Date(2026, 11, 30, 20, 58, 58)
/** What a guess may be off before something is said. */
const TOLERANCE = 1.04

/** Whether a text or a clock is cut off at the edge of its box, as far as can be told. */
export function isCutOff(element: TextElement | DateElement, size: Size): boolean {
  const { layout, border, style } = element
  const edges = 2 * ((border.style === 'none' ? 0 : border.width) + border.padding)
  // units, and letters of this size
  const width = (layout.width * 10 - edges) / style.size
  const height = ((layout.height * 10 * size.height) / size.width - edges) / style.size
  const lineHeight = layout.lineHeight
  if (element.kind === 'date') return widthOf(formatClock(element.formatter, LONG_DATE)) > width * TOLERANCE || 1 > height * TOLERANCE
  if (element.text.trim() === '') return false
  if (element.isScroll) return 1 > height * TOLERANCE
  const paragraphs = element.text.split('\n').map((line) => linesOf(line, width))
  const lines = paragraphs.reduce((sum, count) => sum + count, 0)
  // the space above and below the letters of the first and the last line may be cut
  return lines * lineHeight - Math.max(0, lineHeight - 1) > height * TOLERANCE
}

/** Lines that a paragraph takes. Chinese breaks anywhere; words of Latin letters are taken as if they did. */
function linesOf(text: string, width: number): number {
  if (width <= 0) return Number.POSITIVE_INFINITY
  let lines = 1
  let used = 0
  for (const sign of text) {
    const wide = widthOf(sign)
    if (used > 0 && used + wide > width * TOLERANCE) {
      lines += 1
      used = 0
    }
    used += wide
  }
  return lines
}

/** Width of letters in em: Chinese and signs of full width one, capitals two thirds, others about half. */
function widthOf(text: string): number {
  let width = 0
  for (const sign of text) width += /[\u1100-\u{10ffff}]/u.test(sign) ? 1 : /[A-Z@%&]/.test(sign) ? 0.68 : /[ .,:;'!|il-]/.test(sign) ? 0.3 : 0.56
  return width
}
