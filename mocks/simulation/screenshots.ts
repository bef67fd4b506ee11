import { minuteOf, playsAt, wallTime } from '#src/domain/schedule.ts'
import type { DeviceRow, Id } from '../db/models.ts'
import { hashText, mix } from '../db/random.ts'
import type { World } from '../db/world.ts'
import { shotPath } from '../media/media.ts'
import { adShotPath, type ShownAd } from '../media/snapshots.ts'
import { arrival, clockSkewAt, inForce } from './devices.ts'
import { publicationsOf } from './publications.ts'

/** How long an ad of several stays on a screen, ms. */
const AD_MS = 30_000

/**
 * The newest screenshot of a terminal: what was on its screen when it was taken, of what had reached it, by its own
 * clock. Empty where there is none.
 */
export function screenshotOf(world: World, row: Readonly<DeviceRow>): string {
  const { screenshotAt: moment, workCron } = inForce(world, row)
  if (moment === 0) return ''
  const clock = moment + clockSkewAt(row, moment)
  const at = wallTime(new Date(clock))
  const [on = 0, off = 1440] = workCron.split('-').map(minuteOf)
  if (at.minute < on || at.minute > off) return world.media(shotPath(row, moment, 'off'))
  const playing = playingAt(world, row, moment, at)
  const turn = mix(hashText(String(row.id)), Math.trunc(moment / AD_MS))
  const ad = shownOf(world, playing[turn % playing.length])
  return world.media(ad === undefined ? shotPath(row, moment, 'idle') : adShotPath(row, moment, ad, clock))
}

/** The ads that a terminal plays, by their ids: those of its plan, or what was on it before all that is on its way. */
function playingAt(world: World, row: Readonly<DeviceRow>, moment: number, at: ReturnType<typeof wallTime>): Id[] {
  const sent = publicationsOf(world, row).filter(({ createTime }) => createTime < moment)
  const there = sent.filter(({ createTime }) => {
    const arrived = arrival(world, row, createTime)
    return arrived !== null && arrived <= moment
  })
  const playing = playsAt(there, at).map(({ programId }) => programId)
  if (playing.length > 0 || there.length === sent.length) return playing
  const oldest = Math.min(...sent.flatMap((one) => (there.includes(one) ? [] : one.createTime)))
  const before = new Map<string, Id>()
  world.gate.playRecord.each(({ programId, deviceIds, type, createTime }) => {
    if (createTime >= oldest || !deviceIds.some((id) => String(id) === String(row.id))) return
    if (type === 1) before.set(String(programId), programId)
    else before.delete(String(programId))
  })
  return [...before.values()]
}

/** What an ad shows, without a copy: the pictures of ten thousand terminals remember it. */
function shownOf({ gate }: World, programId: unknown): ShownAd | undefined {
  let shown: ShownAd | undefined
  gate.program.each(({ id, content, width, height }) => {
    if (id === programId) shown = { content, width, height }
  })
  return shown
}
