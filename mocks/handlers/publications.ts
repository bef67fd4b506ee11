import { PLAY_TIMES, scheduleWrong } from '#src/domain/schedule-rules.ts'
import { weekdaysOf } from '#src/domain/schedule.ts'
import type { OperationTypes } from '#src/api/generated/operations.gen.ts'
import type { DeviceRow, Id, PublicationRow, Schedule } from '../db/models.ts'
import { hashText, mix } from '../db/random.ts'
import { Refusal } from '../server/refusal.ts'
import { deviceState } from '../simulation/devices.ts'
import { notePlay, playStatus } from '../simulation/publications.ts'
import type { World } from '../db/world.ts'
import { deviceFilter } from './device-filter.ts'
import type { Handlers } from './handler.ts'
import { same, visible, visibleAll } from './records.ts'
import { mustAllow } from './reviews.ts'

/** The publications of an ad, by terminal. */
function byDevice(world: World, programId: Id): Map<string, PublicationRow> {
  const found = new Map<string, PublicationRow>()
  for (const row of world.gate.publication.list((candidate) => same(candidate.programId, programId))) {
    for (const id of row.deviceIds) found.set(String(id), row)
  }
  return found
}

/** Takes an ad off terminals, whatever schedule it has there; gives those that it was on. */
function takeOff(world: World, programId: Id, devices: readonly DeviceRow[]): Id[] {
  const wanted = new Set(devices.map(({ id }) => String(id)))
  const taken: Id[] = []
  for (const row of world.gate.publication.list((candidate) => same(candidate.programId, programId))) {
    const left = row.deviceIds.filter((id) => !wanted.has(String(id)))
    if (left.length === row.deviceIds.length) continue
    taken.push(...row.deviceIds.filter((id) => wanted.has(String(id))))
    world.gate.publication.update(row.id, { deviceIds: left })
  }
  return taken
}

/** When something is played, as a request says it. */
type Plan = Pick<PublicationRow, 'scheduleType' | 'schedules'>

/** Refuses a plan with which nothing can be played, in the words of the publish dialog (2§5). */
export function mustBePlan({ scheduleType, schedules }: Plan) {
  const wrong =
    schedules.length === 0
      ? '请选择投放时间'
      : schedules.map((schedule) => wrongIn(schedule, scheduleType)).find((message) => message !== undefined)
  if (wrong) throw new Refusal(wrong)
}

export function publish(
  world: World,
  programId: Id,
  devices: readonly DeviceRow[],
  { scheduleType, schedules }: Plan,
  by: Pick<PublicationRow, 'creator' | 'orderId'>,
) {
  takeOff(world, programId, devices)
  const { publication } = world.gate
  const deviceIds = devices.map(({ id }) => id)
  notePlay(world, by.creator, 1, programId, deviceIds, { scheduleType, schedules })
  publication.create({
    id: publication.nextId(),
    programId,
    deviceIds,
    scheduleType,
    schedules,
    createTime: world.clock.now(),
    ...by,
  })
}

function wrongIn({ dateStart, dateEnd, period }: Schedule, scheduleType: 0 | 1): string | undefined {
  if (period.length === 0) return '请选择投放时间'
  if (scheduleType === 0 && period.some(({ times }) => !PLAY_TIMES.some((allowed) => allowed === times)))
    return '请选择播放次数'
  const periods = period.map(({ weeks, level, ...rest }) => ({
    ...rest,
    weekdays: weekdaysOf(weeks),
    level: String(level),
  }))
  return scheduleWrong({ scheduleType, dateStart, dateEnd, periods })
}

export function toSelectable(world: World, row: DeviceRow) {
  const { id, sn, name, resolutionH, resolutionV, district } = row
  return { id, sn, name, state: deviceState(world, row), resolution: `${resolutionH}*${resolutionV}`, district }
}

type Published = OperationTypes['programPlayList']['data']['data'][number]

function toPublished(world: World, device: DeviceRow, row: PublicationRow): Published {
  // a few report a fault of their screen, fewer have been switched off by hand
  const draw = mix(world.scenario.seed, hashText(String(device.id)), 9) % 100
  return {
    deviceId: device.id,
    deviceSn: device.sn,
    deviceName: device.name,
    deviceState: deviceState(world, device),
    deviceException: draw < 4 ? 1 : 0,
    deviceEnabled: draw > 97 ? 0 : 1,
    scheduleType: row.scheduleType,
    schedules: row.schedules,
    status: playStatus(world, row, device),
  }
}

/** Publishing, stopping, and the terminals of both (2§7). */
export const publicationHandlers = {
  programDeviceList({ query }, context) {
    const { world } = context
    const { page, limit, resolutionType: _, ...filters } = query
    const { rows, total } = world.gate.device.page({ page, limit, where: deviceFilter(context, filters) })
    return { total, data: rows.map((row) => toSelectable(world, row)) }
  },

  programPlayList({ query }, context) {
    const { world } = context
    const { page, limit, programId, resolutionType: _, syncStatus, ...filters } = query
    const publications = byDevice(world, visible(context, 'program', programId).id)
    const fits = deviceFilter(context, filters)
    const { rows, total } = world.gate.device.page({
      page,
      limit,
      where: (device) => {
        const row = publications.get(String(device.id))
        return (
          row !== undefined &&
          fits(device) &&
          (syncStatus === undefined || playStatus(world, row, device) === syncStatus)
        )
      },
    })
    return {
      total,
      data: rows.map((device) => toPublished(world, device, publications.get(String(device.id)) as PublicationRow)),
    }
  },

  programPlay({ body }, context) {
    const { world, account } = context
    const program = visible(context, 'program', body.programId)
    const devices = visibleAll(context, 'device', body.deviceIds, '请选择终端')
    if (body.publish === 0) {
      const taken = takeOff(world, program.id, devices)
      notePlay(world, account.account, 0, program.id, taken)
      return taken.length
    }
    mustAllow(world, 'program', 'publish', program)
    mustBePlan(body)
    publish(world, program.id, devices, body, { creator: account.account })
    return devices.length
  },
} satisfies Partial<Handlers>
