import { formatMoment } from '#src/domain/dates.ts'
import type { OperationTypes } from '#src/api/generated/operations.gen.ts'
import { hashText, mix } from '../db/random.ts'
import type { CommandRow, DeviceRow, Id } from '../db/models.ts'
import type { World } from '../db/world.ts'
import { devicePresence, outageSince } from './devices.ts'

/** Kinds of command that do something here (1§3). */
export const CommandType = { screenshot: 0, restart: 1, diskCleanup: 4, fetchInfo: 5 } as const

const REASONS: Record<number, readonly string[]> = {
  [CommandType.screenshot]: ['截屏失败：显示服务未就绪', '终端响应超时'],
  [CommandType.restart]: ['终端正在升级，暂不能重启', '终端响应超时'],
  [CommandType.diskCleanup]: ['磁盘正在被占用，清理失败', '终端响应超时'],
  [CommandType.fetchInfo]: ['终端响应超时', '网络不稳定，上报失败'],
}
const OTHER_REASONS = ['终端不支持该指令', '终端响应超时']

/** What a command that is sent now will come to: all of it is decided here, and shows when its time has come. */
export function drawCommand(
  world: World,
  device: Readonly<DeviceRow>,
  command: { id: Id; type: number; creator: string; createTime: number },
): CommandRow {
  const key = mix(world.scenario.seed, hashText(`${command.id}`), hashText(`${device.id}`))
  const [shortest, longest] = world.simulation.commandSeconds
  const seconds = shortest + (mix(key, 1) / 2 ** 32) * (longest - shortest)
  const succeeds = mix(key, 2) / 2 ** 32 >= world.simulation.commandFailRate
  const reasons = REASONS[command.type] ?? OTHER_REASONS
  return {
    ...command,
    deviceId: device.id,
    settleAt: devicePresence(world, device).nextOnline(command.createTime + Math.round(seconds * 1000)),
    succeeds,
    msg: succeeds ? '' : (reasons[mix(key, 3) % reasons.length] as string),
  }
}

/** 0 failed, 1 success, 2 pending (1§4). */
export function commandStatus(
  world: World,
  row: Readonly<Pick<CommandRow, 'deviceId' | 'settleAt' | 'succeeds'>>,
): 0 | 1 | 2 {
  const { settleAt } = row
  if (settleAt === null || settleAt > world.clock.now()) return 2
  const since = outageSince(world, row.deviceId)
  if (since !== undefined && settleAt >= since) return 2
  return row.succeeds ? 1 : 0
}

/** A command as the history of a terminal answers it; why it fails shows when it has. */
export function toCommand(
  world: World,
  { type, msg, creator, createTime, ...row }: Readonly<CommandRow>,
): OperationTypes['deviceCommandHistory']['data']['data'][number] {
  const status = commandStatus(world, row)
  return {
    type: type as 0 | 1 | 2 | 3 | 4 | 5,
    status,
    msg: status === 0 ? msg : '',
    creator,
    createTime: formatMoment(createTime),
  }
}
