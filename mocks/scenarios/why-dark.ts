import { ReviewStatus } from '#src/domain/review.ts'
import { wallTime } from '#src/domain/schedule.ts'
import { DATE } from '#src/scene/kinds/types.ts'
import type { DeviceRow, Id, ProgramRow, Schedule } from '../db/models.ts'
import { orgIdsBelow, rootOrgOf } from '../db/orgs.ts'
import { NIGHT_WINDOW } from '../db/seed/dark-devices.ts'
import type { World } from '../db/world.ts'
import { CommandType } from '../simulation/commands.ts'
import { devicePresence } from '../simulation/devices.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The last day of a permanent plan (R7). */
const FOREVER = 20501231
/** Sees the mall, and what plays there. */
const OPERATOR = '13800000001'
const MALL = '云麓天地'
const SPOTS = ['北门大屏', '一层中庭屏', '二层扶梯屏', '三层连廊屏', '四层餐饮屏', '五层影院屏', '地下车库屏']

export function darkenMall(world: World): Promise<void> {
  const { gate, scenario } = world
  const nine = scenario.epoch - 3 * HOUR
  const screens = gate.device
    .list(
      (row) =>
        row.resolutionH > row.resolutionV &&
        row.createTime < scenario.epoch - 2 * DAY &&
        devicePresence(world, row).isOnline(scenario.epoch),
    )
    .slice(0, SPOTS.length)
  const operator = gate.account.first({ account: { equals: OPERATOR } })
  const orgs = operator && orgIdsBelow(gate, rootOrgOf(gate, operator))
  const isSeen = (row: { organizationId: DeviceRow['organizationId'] }) => orgs?.has(String(row.organizationId)) ?? true
  const place = screens.find(isSeen)
  const ads = gate.program.list((row) => row.status === ReviewStatus.approved && !row.deleted && row.width > row.height)
  // the time is on the screen all along
  const program = ads.find(showsTime) ?? ads[0]
  const old = ads.find((row) => row !== program && isSeen(row)) ?? ads.find((row) => row !== program)
  if (!place || !program || !old) return Promise.resolve()
  for (const { id } of [program, old]) gate.program.update(id, { organizationId: place.organizationId })
  const ids = new Set(screens.map(({ id }) => String(id)))
  // nothing that was ever sent to them is left, or an older ad could still be on the screen
  for (const sent of [gate.publication, gate.playRecord])
    for (const { id, deviceIds } of sent.list())
      if (deviceIds.some((one) => ids.has(String(one))))
        sent.update(id, { deviceIds: deviceIds.filter((one) => !ids.has(String(one))) })
  for (const { id } of gate.deviceCommand.list(({ deviceId }) => ids.has(String(deviceId))))
    gate.deviceCommand.remove(id)

  const always = { workCron: '00:00-23:59', workCronTarget: '00:00-23:59', workCronSince: 0 }
  const troubles: Partial<DeviceRow>[] = [
    { offSince: nine },
    { workCron: NIGHT_WINDOW, workCronTarget: NIGHT_WINDOW },
    {},
    { lostUntil: nine },
    { diskInfo: '15.7GB/16GB' },
    { clockSkew: -12 * HOUR },
    {},
  ]
  for (const [index, { id }] of screens.entries()) {
    const { province, city, district, organizationId, addr } = place
    gate.device.update(id, {
      ...always,
      province,
      city,
      district,
      organizationId,
      addr,
      name: `${MALL}${SPOTS[index]}`,
      ...troubles[index],
    })
    const lost = troubles[index]?.lostUntil !== undefined
    if (lost) {
      note(old, id, 1, nine - DAY)
      note(old, id, 0, nine)
    }
    publish(id, index === 2 ? wallTime(new Date(scenario.epoch - DAY)).day : FOREVER, lost ? nine : nine - DAY)
  }
  const last = screens.at(-1) as DeviceRow
  gate.deviceCommand.create({
    id: gate.deviceCommand.nextId(),
    deviceId: last.id,
    type: CommandType.restart,
    creator: OPERATOR,
    createTime: nine + HOUR / 12,
    settleAt: nine + HOUR / 6,
    succeeds: false,
    msg: '终端正在升级，暂不能重启',
  })
  return Promise.resolve()

  function publish(deviceId: Id, dateEnd: number, createTime: number) {
    const period = [{ start: '00:00', end: '23:59', weeks: '1,2,3,4,5,6,7', times: 1, level: 1 }]
    const schedules: Schedule[] = [{ dateStart: 19700101, dateEnd, period }]
    const { id: programId } = program as ProgramRow
    gate.publication.create({
      id: gate.publication.nextId(),
      programId,
      deviceIds: [deviceId],
      scheduleType: 0,
      schedules,
      creator: OPERATOR,
      createTime,
    })
    note(program as ProgramRow, deviceId, 1, createTime)
  }

  function note({ id: programId }: Readonly<ProgramRow>, deviceId: Id, type: 0 | 1, createTime: number) {
    const id = gate.playRecord.nextId()
    gate.playRecord.create({ id, programId, deviceIds: [deviceId], type, creator: OPERATOR, createTime })
  }
}

/** True where every scene of an ad has a clock, so that a screenshot shows the terminal's time. */
function showsTime({ content }: Readonly<ProgramRow>): boolean {
  const { pages } = JSON.parse(content) as { pages: { elements: { type: number; data: { formatter?: number } }[] }[] }
  return pages.every(({ elements }) =>
    elements.some(({ type, data }) => type === DATE && (data.formatter === 1 || data.formatter === 3)),
  )
}
