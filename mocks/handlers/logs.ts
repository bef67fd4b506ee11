import { formatMoment } from '#src/domain/dates.ts'
import type { DeviceRow, PlayRecordRow } from '../db/models.ts'
import { retired } from '../db/seed/retired.ts'
import { commandStatus, toCommand } from '../simulation/commands.ts'
import { playStatus } from '../simulation/publications.ts'
import type { Context, Handlers } from './handler.ts'
import { byAccount } from './records.ts'

type Terminal = Readonly<DeviceRow> | typeof retired

/**
 * The terminals that the account sees and that are looked for, by id as text; also one that is gone and has left its
 * records.
 */
function devicesFor({ world, sees }: Context, snOrName: string | undefined) {
  const text = snOrName?.trim().toLowerCase()
  const found = new Map<string, Terminal>()
  const take = (row: Terminal) => {
    if (
      sees(row.organizationId) &&
      (!text || row.sn.toLowerCase().includes(text) || row.name.toLowerCase().includes(text))
    )
      found.set(String(row.id), row)
  }
  world.gate.device.each(take)
  take(retired)
  return found
}

/** The two logs (3§7), newest first. */
export const logHandlers = {
  deviceCommandLog({ query }, context) {
    const { world } = context
    const { page, limit, type, status, snOrName, accountOrName } = query
    const devices = devicesFor(context, snOrName)
    const sentBy = byAccount(world, accountOrName)
    const { rows, total } = world.gate.deviceCommand.page({
      page,
      limit,
      newestFirst: true,
      where: (row) =>
        devices.has(String(row.deviceId)) &&
        (type === undefined || row.type === type) &&
        sentBy(row.creator) &&
        (status === undefined || commandStatus(world, row) === status),
    })
    const data = rows.map((row) => {
      const device = devices.get(String(row.deviceId))
      return { sn: device?.sn, name: device?.name, del: device === retired, ...toCommand(world, row) }
    })
    return { total, data }
  },

  playRecordList({ query }, context) {
    const { world } = context
    const { page, limit, type, snOrName, accountOrName, programName } = query
    const devices = devicesFor(context, snOrName)
    const sentBy = byAccount(world, accountOrName)
    const text = programName?.trim().toLowerCase() ?? ''
    const programs = new Map<string, { programName: string; programDel: boolean }>()
    world.gate.program.each(({ id, name, deleted }) => {
      if (name.toLowerCase().includes(text)) programs.set(String(id), { programName: name, programDel: deleted })
    })
    // an entry for each terminal; most are only counted
    const entries: { row: Readonly<PlayRecordRow>; device: Terminal }[] = []
    world.gate.playRecord.each((row) => {
      if (!programs.has(String(row.programId)) || (type !== undefined && row.type !== type) || !sentBy(row.creator))
        return
      for (const id of row.deviceIds) {
        const device = devices.get(String(id))
        if (device) entries.push({ row, device })
      }
    })
    const end = Math.max(0, entries.length - page * limit)
    const data = entries
      .slice(Math.max(0, end - limit), end)
      .reverse()
      .map(({ row, device }) => ({
        programId: row.programId,
        ...programs.get(String(row.programId)),
        deviceSn: device.sn,
        deviceName: device.name,
        deviceDel: device === retired,
        creator: row.creator,
        type: row.type,
        status: 'addr' in device ? playStatus(world, row, device) : 1,
        createTime: formatMoment(row.createTime),
      }))
    return { total: entries.length, data }
  },
} satisfies Partial<Handlers>
