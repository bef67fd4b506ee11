import type { OperationTypes } from '#src/api/generated/operations.gen.ts'
import type { DeviceRow, Id, PublicationRow } from '../db/models.ts'
import type { World } from '../db/world.ts'
import { arrival } from './devices.ts'

/** An entry of a terminal's play list (1§3). */
export type PlayEntry = OperationTypes['devicePlayList']['data'][number]

/** Whether a publication, or a stop, has reached a terminal: 0 pending, 1 success (1§4). */
export function playStatus(
  world: World,
  row: Readonly<Pick<PublicationRow, 'createTime'>>,
  device: Readonly<DeviceRow>,
): 0 | 1 {
  const at = arrival(world, device, row.createTime)
  return at !== null && at <= world.clock.now() ? 1 : 0
}

/** The publications that a terminal plays, those that play first first: interruptions, then by level (R6). */
export function publicationsOf(world: World, device: Readonly<DeviceRow>): PublicationRow[] {
  const level = (row: PublicationRow) => row.schedules[0]?.period[0]?.level ?? 1
  return world.gate.publication
    .list((row) => row.deviceIds.some((id) => String(id) === String(device.id)))
    .filter((row) => world.gate.program.find(row.programId)?.deleted === false)
    .sort((a, b) => b.scheduleType - a.scheduleType || level(a) - level(b))
}

export function notePlay(
  { gate, clock }: World,
  creator: string,
  type: 0 | 1,
  programId: Id,
  deviceIds: Id[],
  plan?: Pick<PublicationRow, 'scheduleType' | 'schedules'>,
) {
  if (deviceIds.length > 0)
    gate.playRecord.create({
      id: gate.playRecord.nextId(),
      programId,
      deviceIds,
      type,
      creator,
      createTime: clock.now(),
      ...plan,
    })
}

export function toPlayEntry(world: World, row: PublicationRow, device: Readonly<DeviceRow>): PlayEntry {
  return {
    programId: row.programId,
    programName: world.gate.program.find(row.programId)?.name ?? '',
    scheduleType: row.scheduleType,
    schedules: row.schedules,
    status: playStatus(world, row, device),
  }
}
