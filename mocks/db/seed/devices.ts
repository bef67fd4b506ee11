import { wallClock } from '#src/domain/server-time.ts'
import type { DeviceRow, GroupRow, Id, VolumeTarget } from '../models.ts'
import { randomOf, type Random } from '../random.ts'
import { presenceOf } from '../../simulation/presence.ts'
import type { SettledScenario } from '../world.ts'
import type { Branch } from './company.ts'
import { drawRemark, drawRoad, drawSerial, drawSpotName, placeKinds, type PlaceKind } from './places.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const WINDOWS = ['07:00-23:00', '08:00-22:00', '06:30-22:30', '00:00-23:59', '09:00-21:30']
/** The first id whose JSON number a double cannot hold. */
const BIG = 9_007_199_254_740_993n

/** The groups of terminals, ids from 1. */
export function seedDeviceGroups(): GroupRow[] {
  return placeKinds.map((kind, index) => ({ id: index + 1, name: kind.group }))
}

export function seedDevices(
  scenario: SettledScenario,
  now: number,
  branches: readonly Branch[],
  groups: readonly GroupRow[],
): DeviceRow[] {
  const random = randomOf(scenario.seed, 'devices')
  return Array.from({ length: scenario.scale }, (_, index) => {
    // squaring the draw makes the first branches, which are in the largest region, the largest
    const branch = branches[Math.floor(random.next() ** 2 * branches.length)] as Branch
    const place = random.int(0, placeKinds.length - 1)
    return seedDevice(
      scenario,
      now,
      random,
      index,
      branch,
      placeKinds[place] as PlaceKind,
      random.chance(0.88) ? (groups[place]?.id ?? 0) : 0,
    )
  })
}

function seedDevice(
  scenario: SettledScenario,
  now: number,
  random: Random,
  index: number,
  branch: Branch,
  kind: PlaceKind,
  groupId: Id,
): DeviceRow {
  const { seed, epoch } = scenario
  const id = deviceId(scenario, index)
  const [resolutionH, resolutionV] = random.pick(kind.resolutions)
  const road = drawRoad(random)
  const createTime =
    epoch -
    Math.trunc((random.chance(0.06) ? random.int(1, 6) : random.int(10, 700)) * DAY + random.int(540, 1080) * MINUTE)
  const presence = presenceOf(id, { seed, epoch, flips: true, createTime })
  const workCron = random.pick(WINDOWS)
  const volumeTarget = drawVolume(random)
  // what was set for a terminal that has been off since waits for it
  const waiting = presence.nextOnline(epoch) === null
  const since = waiting && random.chance(0.6) ? epoch - random.int(5, 600) * MINUTE : 0
  const shot = presence.lastOnline(now - shotAge(index, random.int(10, 2000)))
  return {
    id,
    sn: drawSerial(random, index + 1),
    name: drawSpotName(random, branch.area, road, kind),
    remark: drawRemark(random),
    addr: `${road}${random.int(1, 399)}号`,
    province: branch.province,
    city: branch.city,
    district: branch.district,
    organizationId: branch.orgId,
    groupId,
    resolutionH,
    resolutionV,
    creator: random.pick(['13800000000', '13800000001', '13800000001']),
    createTime,
    workCron,
    workCronTarget: since === 0 ? workCron : random.pick(WINDOWS),
    workCronSince: since,
    volume: since === 0 ? volumeTarget.val : random.int(0, 10) * 10,
    volumeTarget,
    volumeSince: since,
    screenshotAt: shot > createTime && random.chance(0.92) ? Math.max(createTime, byDay(shot, workCron)) : 0,
    screenshotNext: 0,
    restartAt: 0,
    offSince: 0,
    lostUntil: 0,
    clockSkew: 0,
    diskInfo: '',
    cleanedAt: 0,
  }
}

/** Minutes to four hours, most of them less than one; of a few two days and more. */
function shotAge(index: number, draw: number): number {
  return index % 67 === 20 ? 2 * DAY + draw * MINUTE : 3 * MINUTE + Math.round((draw ** 2 / 300) * 1000)
}

/** The moment, or hours before it: nobody takes a picture of a screen at night, or of one that is off. */
function byDay(moment: number, window: string): number {
  const [on = 0, off = 0] = window.split('-').map((clock) => Number(clock.slice(0, 2)))
  let at = moment
  for (let { hour } = wallClock(at); hour < Math.max(8, on) || hour > Math.min(20, off - 1); { hour } = wallClock(at))
    at -= DAY / 12
  return at
}

function deviceId({ ids }: SettledScenario, index: number): Id {
  if (ids === 'number') return 1001 + index
  return ids === 'string' ? `T${1001 + index}` : String(BIG + BigInt(index))
}

function drawVolume(random: Random): VolumeTarget {
  const val = random.int(2, 8) * 10
  const period = [
    { t: '12:00-14:00', v: 20 },
    { t: '20:00-22:00', v: 30 },
  ].slice(0, random.chance(0.7) ? 0 : random.int(1, 2))
  return { val, period }
}
