import { formatMoment } from '#src/domain/dates.ts'
import type { OperationTypes } from '#src/api/generated/operations.gen.ts'
import { hashText, mix } from '../db/random.ts'
import type { DeviceRow, Id } from '../db/models.ts'
import type { World } from '../db/world.ts'
import { defaultSwitches } from '../server/switches.ts'
import { hardwareOf } from './hardware.ts'
import { presenceOf, withOutage, withRestart, type Presence } from './presence.ts'

export type Device = OperationTypes['deviceGet']['data']

export function devicePresence(world: World, row: Readonly<DeviceRow>): Presence {
  const known = world.presences.get(row.id)
  const presence =
    known ??
    presenceOf(row.id, {
      seed: world.scenario.seed,
      epoch: world.scenario.epoch,
      flips: world.simulation.flips,
      createTime: row.createTime,
    })
  if (!known) world.presences.set(row.id, presence)
  // 0 is a terminal whose network is up
  const since = outageSince(world, row.id) ?? (row.offSince || undefined)
  return since === undefined ? withRestart(presence, row.restartAt) : withOutage(presence, since)
}

/** Since when a terminal is without power; undefined when it has some. */
export function outageSince({ simulation: { outage } }: World, id: Id): number | undefined {
  return outage?.ids.includes(String(id)) ? outage.since : undefined
}

/** 1 online, 0 offline (1§4). */
export function deviceState(world: World, row: Readonly<DeviceRow>): 0 | 1 {
  return devicePresence(world, row).isOnline(world.clock.now()) ? 1 : 0
}

/** The last evening before the world's day (ms): how long things take on their way is of what is sent from then on. */
const EVENING = 4 * 3_600_000

/** When something that was sent to a terminal at `since` reaches it; null while it does not come back. */
export function arrival(world: World, row: Readonly<DeviceRow>, since: number): number | null {
  const past = since < world.scenario.epoch - EVENING
  const [shortest, longest] = (past ? defaultSwitches : world).simulation.arrivalSeconds
  const lost = since <= row.lostUntil
  if (lost && row.restartAt === 0) return null
  const from = lost ? Math.max(since, row.restartAt) : since
  const draw =
    mix(world.scenario.seed, hashText(String(row.id)), Math.trunc((since - world.scenario.epoch) / 1000)) / 2 ** 32
  return devicePresence(world, row).nextOnline(from + (shortest + draw * (longest - shortest)) * 1000)
}

function hasArrived(world: World, row: Readonly<DeviceRow>, since: number): boolean {
  if (since === 0) return true
  const at = arrival(world, row, since)
  return at !== null && at <= world.clock.now()
}

/** What is in force on a terminal now: targets take their time (1§3). */
export function inForce(world: World, row: Readonly<DeviceRow>) {
  const now = world.clock.now()
  return {
    workCron: hasArrived(world, row, row.workCronSince) ? row.workCronTarget : row.workCron,
    volume: hasArrived(world, row, row.volumeSince) ? row.volumeTarget.val : row.volume,
    screenshotAt: row.screenshotNext > 0 && row.screenshotNext <= now ? row.screenshotNext : row.screenshotAt,
  }
}

/** The milliseconds that a terminal's clock is ahead of the server's at a moment; a restart sets it right. */
export function clockSkewAt({ restartAt, clockSkew }: Readonly<DeviceRow>, moment: number): number {
  return restartAt > 0 && restartAt <= moment ? 0 : clockSkew
}

/** A terminal as the list answers it: the detail adds the screenshot (W21). */
export function toDevice(world: World, row: Readonly<DeviceRow>): Device {
  const now = world.clock.now()
  const presence = devicePresence(world, row)
  const online = presence.isOnline(now)
  const lastOnline = presence.lastOnline(now)
  const { workCron, volume, screenshotAt } = inForce(world, row)
  const cleaned = row.cleanedAt > 0 && row.cleanedAt <= now
  // the clock of a terminal is a little off, and stops while nobody hears from it
  const skew = ((mix(hashText(String(row.id)), 8) % 9) - 4) * 1000 + clockSkewAt(row, now)
  return {
    id: row.id,
    sn: row.sn,
    name: row.name,
    remark: row.remark,
    addr: row.addr,
    state: online ? 1 : 0,
    resolution: `${row.resolutionH}*${row.resolutionV}`,
    resolutionH: row.resolutionH,
    resolutionV: row.resolutionV,
    province: row.province,
    city: row.city,
    district: row.district,
    organizationId: row.organizationId,
    groupId: row.groupId,
    creator: row.creator,
    createTime: formatMoment(row.createTime),
    ...(screenshotAt !== 0 && { screenshotUpdate: formatMoment(screenshotAt) }),
    clientTime: formatMoment((online ? now : lastOnline) + skew),
    workCron,
    workCronTarget: row.workCronTarget,
    volume,
    volumeTarget: structuredClone(row.volumeTarget),
    lastOnline: formatMoment(lastOnline),
    ...hardwareOf(world.scenario.seed, row.id),
    ...(row.diskInfo !== '' && !cleaned && { diskInfo: row.diskInfo }),
  }
}
