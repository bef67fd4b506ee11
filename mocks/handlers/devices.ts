import { commandBlocked } from '#src/domain/device-rules.ts'
import {
  powerWindowWrong,
  rangesCross,
  terminalAddressWrong,
  terminalNameWrong,
  volumeRangeWrong,
  VOLUME_RANGE_LIMIT,
} from '#src/domain/validation.ts'
import { deviceFilter } from './device-filter.ts'
import type { Handlers } from './handler.ts'
import {
  byAccount,
  createGroup,
  creatorName,
  deleteGroup,
  groupIdOf,
  refuse,
  renameGroup,
  same,
  visible,
  visibleAll,
  visibleOrg,
} from './records.ts'
import { Refusal } from '../server/refusal.ts'
import { CommandType, commandStatus, drawCommand, toCommand } from '../simulation/commands.ts'
import { deviceState, inForce, toDevice } from '../simulation/devices.ts'
import { notePlay, publicationsOf, toPlayEntry } from '../simulation/publications.ts'
import { screenshotOf } from '../simulation/screenshots.ts'

/** What is said when a batch names no terminal (2§5). */
const NOTHING = '请选择终端'

/** Terminals: list, detail, groups, settings, commands, play list (1§7). */
export const deviceHandlers = {
  deviceList({ query: { page, limit, ...filters } }, context) {
    const { world } = context
    const { rows, total } = world.gate.device.page({ page, limit, where: deviceFilter(context, filters) })
    return { total, data: rows.map((row) => toDevice(world, row)) }
  },

  deviceGet({ path }, context) {
    const row = visible(context, 'device', path.id)
    return {
      ...toDevice(context.world, row),
      screenshot: screenshotOf(context.world, row),
      creator: creatorName(context.world, row.creator),
    }
  },

  deviceUpdate({ body }, context) {
    const { id, name: before } = visible(context, 'device', body.id)
    refuse(terminalNameWrong(body.name, before) ?? terminalAddressWrong(body.addr))
    const name = body.name.trim()
    const addr = body.addr.trim()
    context.world.gate.device.update(id, { name, addr, ...(body.remark !== undefined && { remark: body.remark }) })
  },

  deviceOrgSet({ body }, context) {
    const devices = visibleAll(context, 'device', body.ids, NOTHING)
    const org = visibleOrg(context, body.orgId)
    for (const { id } of devices) context.world.gate.device.update(id, { organizationId: org.id })
  },

  deviceGroupSet({ body }, context) {
    const devices = visibleAll(context, 'device', body.ids, NOTHING)
    const groupId = groupIdOf(context.world.gate.deviceGroup, body.groupId)
    for (const { id } of devices) context.world.gate.device.update(id, { groupId })
  },

  deviceWorkCronSet({ path }, context) {
    const { world } = context
    const [start = '', end = ''] = path.window.split('-')
    const wrong = powerWindowWrong({ start, end })
    refuse(wrong)
    for (const row of visibleAll(context, 'device', path.ids.split(','), NOTHING)) {
      // what is in force now stays so until the new window arrives
      const { workCron } = inForce(world, row)
      world.gate.device.update(row.id, { workCron, workCronTarget: path.window, workCronSince: world.clock.now() })
    }
  },

  deviceVolumeSet({ body }, context) {
    const { world } = context
    const { val, period } = body.volumeTarget
    const ranges = period.map(({ t, v }) => {
      const [start = '', end = ''] = t.split('-')
      return { start, end, volume: v }
    })
    const wrong = ranges.map(volumeRangeWrong).find((message) => message !== null)
    refuse(wrong)
    if (ranges.length > VOLUME_RANGE_LIMIT) throw new Refusal(`最多设置 ${VOLUME_RANGE_LIMIT} 个时间段`)
    if (rangesCross(ranges)) throw new Refusal('时间段不能交叉')
    for (const row of visibleAll(context, 'device', body.idList, NOTHING)) {
      const { volume } = inForce(world, row)
      world.gate.device.update(row.id, { volume, volumeTarget: { val, period }, volumeSince: world.clock.now() })
    }
  },

  deviceCommandSend({ body }, context) {
    const { world, account } = context
    const devices = visibleAll(context, 'device', body.deviceIds, NOTHING)
    const blocked = commandBlocked(devices.map((row) => ({ state: deviceState(world, row) })))
    refuse(blocked)
    for (const device of devices) {
      const { gate, clock } = world
      const command = drawCommand(world, device, {
        id: gate.deviceCommand.nextId(),
        type: body.type,
        creator: account.account,
        createTime: clock.now(),
      })
      gate.deviceCommand.create(command)
      if (!command.succeeds || command.settleAt === null) continue
      if (command.type === CommandType.screenshot) {
        gate.device.update(device.id, {
          screenshotAt: inForce(world, device).screenshotAt,
          screenshotNext: command.settleAt,
        })
      }
      if (command.type === CommandType.diskCleanup) gate.device.update(device.id, { cleanedAt: command.settleAt })
      if (command.type === CommandType.restart) gate.device.update(device.id, { restartAt: command.settleAt })
    }
  },

  deviceCommandHistory({ query }, context) {
    const { world } = context
    const { page, limit, type, status, deviceId, accountOrName } = query
    const device = visible(context, 'device', deviceId)
    const sentBy = byAccount(world, accountOrName)
    const { rows, total } = world.gate.deviceCommand.page({
      page,
      limit,
      newestFirst: true,
      where: (row) =>
        same(row.deviceId, device.id) &&
        (type === undefined || row.type === type) &&
        sentBy(row.creator) &&
        (status === undefined || commandStatus(world, row) === status),
    })
    return { total, data: rows.map((row) => toCommand(world, row)) }
  },

  devicePlayList({ query }, context) {
    const device = visible(context, 'device', query.id)
    const from = query.page * query.limit
    return publicationsOf(context.world, device)
      .slice(from, from + query.limit)
      .map((row) => toPlayEntry(context.world, row, device))
  },

  devicePlayStop({ body }, context) {
    const { world, account } = context
    const device = visible(context, 'device', body.deviceId)
    if (body.programIds.length === 0) throw new Refusal('请选择广告')
    const playing = publicationsOf(world, device)
    if (!body.programIds.every((id) => playing.some((row) => same(row.programId, id))))
      throw new Refusal('广告不在该终端的播放列表中')
    for (const row of playing.filter(({ programId }) => body.programIds.some((id) => same(id, programId)))) {
      world.gate.publication.update(row.id, { deviceIds: row.deviceIds.filter((id) => !same(id, device.id)) })
      notePlay(world, account.account, 0, row.programId, [device.id])
    }
  },

  deviceGroupList(_, { world }) {
    return world.gate.deviceGroup.list()
  },

  deviceGroupCreate({ body }, { world }) {
    createGroup(world.gate.deviceGroup, body.name)
  },

  deviceGroupRename({ body }, { world }) {
    renameGroup(world.gate.deviceGroup, body)
  },

  deviceGroupDelete({ path }, { world }) {
    deleteGroup(world.gate.deviceGroup, world.gate.device, path.id)
  },
} satisfies Partial<Handlers>
