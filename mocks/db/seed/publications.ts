import { wallTime } from '#src/domain/schedule.ts'
import type { DeviceRow, ProgramRow, PublicationRow, Schedule } from '../models.ts'
import { randomOf, type Random } from '../random.ts'
import { campaigns } from './customers.ts'
import { placeKinds } from './places.ts'
import type { SettledScenario } from '../world.ts'

const DAY = 86_400_000
const EVERY_DAY = '1,2,3,4,5,6,7'
/** How many ads a terminal plays on average. */
const ADS_A_DEVICE = 4

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
      const share = (ADS_A_DEVICE / ads.length) * (0.4 + random.next() * 1.2)
      const places = campaigns.find(({ name }) => program.name.startsWith(name))?.customer.places ?? []
      const suits = ({ id }: DeviceRow) => places.includes(placeOf.get(id) ?? '')
      const each = (share * screens.length) / screens.filter(suits).length
      // drawn for all of them, so that what comes next does not depend on how many suit
      const chosen =
        screens.length === 1 ? screens : screens.filter((screen) => random.chance(suits(screen) ? each : 0))
      const scheduleType = random.chance(0.15) ? 1 : 0
      rows.push({
        id: 0,
        programId: program.id,
        deviceIds: chosen.map((device) => device.id),
        scheduleType,
        schedules: [drawSchedule(scenario, random, scheduleType)],
        creator: program.creator,
        createTime: Math.min(
          program.createTime + random.int(1, 30) * DAY,
          scenario.epoch - random.int(1, 2000) * 60_000,
        ),
      })
    }
  }
  // what a plan of the network has to tell: one campaign ends this week, and one begins
  const [ends, begins] = rows.flatMap(({ scheduleType, schedules: [days] }) =>
    days && scheduleType === 0 && days.dateStart > 19700101 ? days : [],
  )
  if (ends) ends.dateEnd = dayNumber(scenario.epoch + 2 * DAY)
  if (begins) begins.dateStart = dayNumber(scenario.epoch + 4 * DAY)
  return rows.sort((a, b) => a.createTime - b.createTime).map((row, index) => ({ ...row, id: index + 1 }))
}

function drawSchedule({ epoch }: SettledScenario, random: Random, scheduleType: 0 | 1): Schedule {
  const permanent = random.chance(0.5)
  const dateStart = permanent ? 19700101 : dayNumber(epoch - random.int(5, 60) * DAY)
  const dateEnd = permanent ? 20501231 : dayNumber(epoch + random.int(10, 90) * DAY)
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

function dayNumber(moment: number): number {
  return wallTime(new Date(moment)).day
}

/** The group of terminals to which a terminal of this name would belong. */
export function placeIn(name: string): string {
  return placeKinds.find(({ spots }) => spots.some((spot) => name.includes(spot)))?.group ?? ''
}
