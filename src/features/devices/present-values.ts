import { formatNumber } from '#src/lib/text/format-number.ts'

/** So many are named. */
const NAMED = 3

/** What several terminals have before they get one and the same; undefined is what nobody knows. */
export function presentValues(values: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) {
    const word = value || '未知'
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const [first] = values
  if (values.length < 2 || (counts.size === 1 && !first)) return undefined
  if (counts.size === 1) return `目前均为 ${first}`
  const named = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, NAMED)
  const words = named.map(([word, count]) => `${word}（${formatNumber(count)} 台）`).join('、')
  return `目前：${words}${counts.size > NAMED ? ` 等 ${formatNumber(counts.size)} 种` : ''}`
}
