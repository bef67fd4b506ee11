import type { DeviceRow, PublicationRow } from '../models.ts'

export const NIGHT_WINDOW = '03:00-04:00'

/**
 * Darkens a few terminals of a large company in ways that no draw brings: a forgotten power window, a full disk, a
 * wrong clock, ads that were lost on their way. They stay as they were drawn otherwise.
 */
export function addDarkDevices(devices: readonly DeviceRow[], publications: readonly PublicationRow[], epoch: number) {
  // none of the first pages, which stay ordinary
  const [off, full, wrong] = devices.slice(40)
  // an ad that plays all day, every day
  const daily = publications.find(
    ({ schedules: [plan] }) => plan?.dateStart === 19700101 && plan.period[0]?.weeks.length === 13,
  )
  const lost = devices.find(({ id }) => id === daily?.deviceIds[2])
  if (!off || !full || !wrong || !lost) return
  off.workCron = off.workCronTarget = NIGHT_WINDOW
  full.diskInfo = '7.8GB/8GB'
  wrong.clockSkew = -5_700_000
  lost.lostUntil = epoch
}
