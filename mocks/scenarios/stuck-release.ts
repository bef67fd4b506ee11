import { ReviewStatus } from '#src/domain/review.ts'
import { CommandType } from '../simulation/commands.ts'
import type { World } from '../db/world.ts'

const MINUTE = 60_000
const DAILY = { start: '00:00', end: '23:59', weeks: '1,2,3,4,5,6,7', times: 1, level: 1 }
const CREATOR = '13800000001'

/** Publishes an ad the evening before and restarts some of its terminals; nothing of it arrives. */
export function releaseThatStuck({ gate, scenario: { epoch } }: World): Promise<void> {
  const program = gate.program
    .list((row) => row.status === ReviewStatus.approved && !row.deleted && row.width > row.height)
    .at(-1)
  const devices = gate.device.list((row) => row.resolutionH > row.resolutionV).slice(0, 60)
  if (!program || devices.length === 0) return Promise.resolve()
  const deviceIds = devices.map(({ id }) => id)
  const createTime = epoch - 90 * MINUTE
  const schedules = [{ dateStart: 19700101, dateEnd: 20501231, period: [DAILY] }]
  // a new release takes the place of the earlier ones, and of what the log says of them
  for (const { id } of gate.publication.list((row) => row.programId === program.id)) gate.publication.remove(id)
  for (const { id } of gate.playRecord.list((row) => row.programId === program.id)) gate.playRecord.remove(id)
  gate.publication.create({
    id: gate.publication.nextId(),
    programId: program.id,
    deviceIds,
    scheduleType: 0,
    schedules,
    creator: CREATOR,
    createTime,
  })
  gate.playRecord.create({
    id: gate.playRecord.nextId(),
    programId: program.id,
    deviceIds,
    type: 1,
    creator: CREATOR,
    createTime,
  })
  for (const { id } of devices.slice(0, 12)) {
    gate.deviceCommand.create({
      id: gate.deviceCommand.nextId(),
      deviceId: id,
      type: CommandType.restart,
      creator: CREATOR,
      createTime: epoch - 20 * MINUTE,
      settleAt: null,
      succeeds: false,
      msg: '',
    })
  }
  return Promise.resolve()
}
