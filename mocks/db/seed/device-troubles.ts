import type { DeviceRow, PublicationRow } from '../models.ts'
import type { SettledScenario } from '../world.ts'
import { presenceOf } from '../../simulation/presence.ts'

const MINUTE = 60_000
/** A window for a service at night, which somebody has forgotten. */
export const NIGHT_WINDOW = '03:00-04:00'

/**
 * Gives a few terminals of a company the troubles that no draw brings: a forgotten power window, a full disk, a wrong
 * clock, a player that has lost what was sent to it. They stay as they are drawn otherwise, and are none of the first in the list.
 */
export function addTroubles(
  devices: readonly DeviceRow[],
  publications: readonly PublicationRow[],
  { scale, seed, epoch }: SettledScenario,
): void {
  if (scale < 200) return
  const playing = new Set(publications.filter(playsAllDay).flatMap(({ deviceIds }) => deviceIds.map(String)))
  const [off, full, wrong, lost] = devices
    .slice(40)
    .filter(
      ({ id, createTime }) =>
        playing.has(String(id)) && presenceOf(id, { seed, epoch, flips: true, createTime }).isOnline(epoch),
    )
  if (off) Object.assign(off, { workCron: NIGHT_WINDOW, workCronTarget: NIGHT_WINDOW, workCronSince: 0 })
  if (full) full.diskInfo = '7.8GB/8GB'
  if (wrong) wrong.clockSkew = -95 * MINUTE
  if (lost) lost.lostUntil = epoch
}

function playsAllDay({ scheduleType, schedules }: PublicationRow): boolean {
  const [schedule] = schedules
  const [period] = schedule?.period ?? []
  return (
    scheduleType === 0 &&
    schedule?.dateStart === 19700101 &&
    period?.start === '00:00' &&
    period.end === '23:59' &&
    period.weeks.length === 13
  )
}
