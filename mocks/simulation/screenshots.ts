import { minuteOf, playsAt, wallTime } from '#src/domain/schedule.ts'
import type { DeviceRow } from '../db/models.ts'
import { hashText, mix } from '../db/random.ts'
import type { World } from '../db/world.ts'
import { shotPath } from '../media/media.ts'
import { adShotPath } from '../media/snapshots.ts'
import { inForce } from './devices.ts'
import { publicationsOf } from './publications.ts'

/** How long an ad of several stays on a screen, ms. */
const AD_MS = 30_000

/**
 * The newest screenshot of a terminal: what its plan had on the screen when it was taken. Empty where there is none.
 */
export function screenshotOf(world: World, row: Readonly<DeviceRow>): string {
  const { screenshotAt: moment, workCron } = inForce(world, row)
  if (moment === 0) return ''
  const at = wallTime(new Date(moment))
  const [on = 0, off = 1440] = workCron.split('-').map(minuteOf)
  if (at.minute < on || at.minute > off) return world.media(shotPath(row, moment, 'off'))
  const playing = playsAt(
    publicationsOf(world, row).filter(({ createTime }) => createTime < moment),
    at,
  )
  const turn = mix(hashText(String(row.id)), Math.trunc(moment / AD_MS))
  const content = contentOf(world, playing[turn % playing.length]?.programId)
  return world.media(content === undefined ? shotPath(row, moment, 'idle') : adShotPath(row, moment, content))
}

/** What an ad shows, without a copy: the pictures of ten thousand terminals remember it. */
function contentOf({ gate }: World, programId: unknown): string | undefined {
  let content: string | undefined
  gate.program.each((row) => {
    if (row.id === programId) content = row.content
  })
  return content
}
