import { wallTime } from '#src/domain/schedule.ts'
import type { DeviceRow, ProgramRow, PublicationRow, Schedule } from '../models.ts'
import { randomOf, type Random } from '../random.ts'
import { campaigns } from './customers.ts'
import { placeKinds } from './places.ts'
import { startOfDay, type SettledScenario } from '../world.ts'
import { atWork, orNextMorning } from './working-hours.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The days of what has no end. */
export const always = { dateStart: 19700101, dateEnd: 20501231 }
const EVERY_DAY = '1,2,3,4,5,6,7'
/** How many ads a terminal plays on average, without those whose order still waits. */
const ADS_A_DEVICE = 6
const KEPT_WAITING = 12

/** Each approved ad plays on some terminals of its orientation where its customer may be seen; a few also interrupt. */
export function seedPublications(
  scenario: SettledScenario,
  programs: readonly ProgramRow[],
  devices: readonly DeviceRow[],
): PublicationRow[] {
  const random = randomOf(scenario.seed, 'publications')
  const approved = programs.filter((program) => program.status === 1)
  const rows: PublicationRow[] = []
  const placeOf = new Map(devices.map(({ id, name }) => [id, placeIn(name)]))
  for (const upright of [false, true]) {
    const ads = approved.filter((program) => program.height > program.width === upright)
    const screens = devices.filter((device) => device.resolutionV > device.resolutionH === upright)
    for (const program of ads) {
      const share = (ADS_A_DEVICE / Math.max(ads.length / 2, ads.length - KEPT_WAITING)) * (0.4 + random.next() * 1.2)
      const places = campaigns.find(({ name }) => program.name.startsWith(name))?.customer.places ?? []
      const suits = ({ id }: DeviceRow) => places.includes(placeOf.get(id) ?? '')
      const each = (share * screens.length) / screens.filter(suits).length
      // drawn for all of them, so that what comes next does not depend on how many suit
      const chosen =
        screens.length === 1 ? screens : screens.filter((screen) => random.chance(suits(screen) ? each : 0))
      const scheduleType = random.chance(0.15) ? 1 : 0
      const schedule = drawSchedule(scenario, random, scheduleType, program)
      rows.push({
        id: 0,
        programId: program.id,
        deviceIds: chosen.map((device) => device.id),
        scheduleType,
        schedules: [schedule],
        creator: program.creator,
        createTime: publishedAt(scenario, random, program, schedule),
      })
    }
  }
  // what a plan of the network has to tell: one campaign ends this week
  const ends = rows
    .filter(({ scheduleType }) => scheduleType === 0)
    .flatMap(({ schedules }) => schedules)
    .find(isBounded)
  if (ends) ends.dateEnd = dayNumber(scenario.epoch + 2 * DAY)
  return rows.sort((a, b) => a.createTime - b.createTime).map((row, index) => ({ ...row, id: index + 1 }))
}

export const isBounded = ({ dateStart }: Schedule) => dateStart !== always.dateStart

/** Some days after the ad was made, or the day before its first day. */
function publishedAt({ epoch }: SettledScenario, random: Random, program: ProgramRow, schedule: Schedule): number {
  const days = random.int(1, 30)
  const latest = atWork(epoch - random.int(1, 2000) * 60_000)
  const eve = atWork(startOfDay(String(schedule.dateStart)) - Math.min(days, 24) * HOUR)
  const drawn = isBounded(schedule) ? eve : Math.min(program.createTime + days * DAY, latest)
  return Math.max(orNextMorning(program.createTime + HOUR), drawn)
}

function drawSchedule(
  { epoch }: SettledScenario,
  random: Random,
  scheduleType: 0 | 1,
  { createTime }: ProgramRow,
): Schedule {
  const permanent = random.chance(0.5)
  const dateStart = permanent
    ? always.dateStart
    : dayNumber(Math.max(epoch - random.int(5, 60) * DAY, createTime + DAY))
  const dateEnd = permanent ? always.dateEnd : dayNumber(epoch + random.int(10, 90) * DAY)
  const level = scheduleType === 0 ? random.int(1, 6) : 1
  const weeks = scheduleType === 0 ? random.pick([EVERY_DAY, EVERY_DAY, '1,2,3,4,5', '6,7']) : EVERY_DAY
  const whole = { start: '00:00', end: '23:59', weeks, times: scheduleType === 0 ? random.int(1, 3) : 1, level }
  const parts = [
    { ...whole, start: '07:30', end: '10:00' },
    { ...whole, start: '11:30', end: '13:30' },
    { ...whole, start: '17:00', end: '21:00' },
  ]
  return { dateStart, dateEnd, period: random.chance(0.6) ? [whole] : parts.slice(0, random.int(1, 3)) }
}

export function dayNumber(moment: number): number {
  return wallTime(new Date(moment)).day
}

/** The group of terminals to which a terminal of this name would belong. */
export function placeIn(name: string): string {
  return placeKinds.find(({ spots }) => spots.some((spot) => name.includes(spot)))?.group ?? ''
}
