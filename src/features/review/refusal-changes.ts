import type { asSeen, Refusal } from './refusals.ts'
import { formatDuration } from '#src/domain/units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

type Seen = NonNullable<ReturnType<typeof asSeen>>

/** Materials that are named; the others are counted. */
const NAMED = 3

/** What is other than it was when it was refused, each in words; empty when nothing is. */
export function changesSince(before: Pick<Refusal, keyof Seen>, now: Seen): string[] {
  const changes: string[] = []
  const say = (what: string, was: string, is: string) => {
    if (was !== is) changes.push(`${what}：${was} → ${is}`)
  }
  say('名称', `“${before.name}”`, `“${now.name}”`)
  say('分辨率', before.size.join('×'), now.size.join('×'))
  say('场景', `${formatNumber(before.scenes.length)} 个`, `${formatNumber(now.scenes.length)} 个`)
  say('总时长', formatDuration(before.duration), formatDuration(now.duration))
  if (before.scenes.length === now.scenes.length) {
    before.scenes.forEach(({ seconds }, index) =>
      say(
        `场景 ${formatNumber(index + 1)} 时长`,
        formatDuration(seconds),
        formatDuration(now.scenes[index]?.seconds ?? 0),
      ),
    )
  }
  const [had, has] = [before, now].map(({ scenes }) => new Map(scenes.flatMap(({ materials }) => materials)))
  if (had && has) {
    const added = [...has].filter(([id]) => !had.has(id))
    const removed = [...had].filter(([id]) => !has.has(id))
    if (added.length > 0) changes.push(`新增素材：${namesOf(added)}`)
    if (removed.length > 0) changes.push(`移除素材：${namesOf(removed)}`)
  }
  if (changes.length === 0 && before.mark !== now.mark) changes.push('场景的文字、位置或样式有改动')
  return changes
}

function namesOf(materials: readonly (readonly [id: string, name: string])[]): string {
  const named = materials.slice(0, NAMED).map(([id, name]) => `“${name || id}”`)
  return `${named.join('、')}${materials.length > NAMED ? ` 等 ${formatNumber(materials.length)} 个` : ''}`
}
