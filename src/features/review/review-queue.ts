import { plainId } from '#src/lib/data/parse-json.ts'
import type { Material, Program } from '#src/api/generated/types.gen.ts'
import type { Reviewable, ReviewLevel } from '#src/domain/review-codes.ts'
import { mayReview, waitsAt } from '#src/domain/review.ts'

export type QueueItem = { key: string; level: ReviewLevel; name: string } & (
  | { kind: 'material'; record: Material }
  | { kind: 'program'; record: Program }
)

export function queueKey(kind: Reviewable, id: string | number): string {
  return `${kind}:${plainId(id)}`
}

/**
 * What somebody with these codes may decide now, the oldest first. Lists tell no time (2§3): where every row has one
 * all the same, it decides; else materials come before the ads that may use them, each in the order of their ids, which
 * count up.
 */
export function makeQueue(
  waiting: { material?: readonly Material[]; program?: readonly Program[] },
  held: ReadonlySet<string>,
): QueueItem[] {
  const items: QueueItem[] = []
  for (const record of waiting.material ?? []) {
    const level = waitsAt(record)
    if (level && mayReview('material', record, held))
      items.push({
        key: queueKey('material', record.id),
        kind: 'material',
        level,
        name: record.name || '未命名素材',
        record,
      })
  }
  for (const record of waiting.program ?? []) {
    const level = waitsAt(record)
    if (level && mayReview('program', record, held))
      items.push({
        key: queueKey('program', record.id),
        kind: 'program',
        level,
        name: record.name || '未命名广告',
        record,
      })
  }
  const times = new Map(items.map((item) => [item, timeOf(item)]))
  const timed = items.every((item) => times.get(item) !== '')
  return items.sort((a, b) => {
    if (timed) return (times.get(a) ?? '').localeCompare(times.get(b) ?? '')
    return a.kind === b.kind ? byId(a.record.id, b.record.id) : a.kind === 'material' ? -1 : 1
  })
}

/** The moment in a row, in a form whose order as text is that of time. */
function timeOf({ record }: QueueItem): string {
  const { createTime } = record as { createTime?: unknown }
  return typeof createTime === 'string' && /^\d{4}-\d{2}-\d{2}/.test(createTime) ? createTime.replace('T', ' ') : ''
}

/** Whole numbers by size, also above 2^53; ids of any other form stay in the order of the list. */
function byId(a: string | number, b: string | number): number {
  const [one, two] = [plainId(a), plainId(b)]
  if (!/^\d+$/.test(one) || !/^\d+$/.test(two)) return 0
  return one.length - two.length || (one < two ? -1 : one > two ? 1 : 0)
}

/**
 * Where to go on after an item: to the one that stood behind it, or the nearest behind that is still there, else to the
 * first. `before` is the queue as it was when the decision was made, `now` as it is after it.
 */
export function nextAfter(key: string, before: readonly QueueItem[], now: readonly QueueItem[]): QueueItem | undefined {
  const place = before.findIndex((item) => item.key === key)
  const left = new Map(now.map((item) => [item.key, item]))
  for (const item of before.slice(place + 1)) {
    const still = left.get(item.key)
    if (still) return still
  }
  // nothing behind it: from the top again, where what has climbed a level may be the item itself
  return now.find((item) => item.key !== key) ?? now[0]
}
