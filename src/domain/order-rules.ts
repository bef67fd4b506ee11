import type { Permission } from './permissions.ts'
import { isPermanent, type Scheduled } from './schedule.ts'
import { nameWrong } from './validation.ts'

export const OrderStatus = { pending: 0, waiting: 1, playing: 2, stopped: 3, completed: 4, rejected: 5 } as const

/** The actions on orders with their codes (C29). */
export const orderPermissions = {
  create: '41',
  review: '42',
  stop: '43',
  delete: '44',
} as const satisfies Record<string, Permission>

export type OrderAction = 'review' | 'stop' | 'delete'

/**
 * Why an action is not open at a status, in words, or null when it is. Statuses that the contract does not know allow
 * nothing (R9).
 */
const rules: Readonly<Record<OrderAction, Readonly<Record<number, string | null>>>> = {
  review: {
    0: null,
    1: '已审核通过',
    2: '已审核通过',
    3: '已停播，无需审核',
    4: '已播放完成',
    5: '审核未通过，请重新创建订单',
  },
  stop: { 0: '审核通过后才会播放', 1: null, 2: null, 3: '已经停播', 4: '已播放完成', 5: '审核未通过，没有播放' },
  delete: { 0: null, 1: '等待播放，请先停播', 2: '正在播放，请先停播', 3: null, 4: null, 5: null },
}

/** Why an action is not open for an order, in words, or undefined when it is (P8): the one rule of buttons and mock. */
export function blockedByOrder(action: OrderAction, { status }: { status?: unknown }): string | undefined {
  const byStatus = rules[action]
  const reason = typeof status === 'number' && Object.hasOwn(byStatus, status) ? byStatus[status] : '状态未知，不能操作'
  return reason ?? undefined
}

/** Where an approved order stands on a day (`yyyyMMdd`): its days move it from waiting to playing to completed. */
export function statusOn(day: number, { schedules = [] }: Scheduled): 1 | 2 | 4 {
  if (
    schedules.some(
      ({ dateStart, dateEnd }) =>
        isPermanent(dateStart, dateEnd) || (Number(dateStart) <= day && day <= Number(dateEnd)),
    )
  )
    return OrderStatus.playing
  return schedules.some(({ dateStart }) => Number(dateStart) > day) ? OrderStatus.waiting : OrderStatus.completed
}

/** The longest name of an order, and of a client. */
const ORDER_TEXT_LIMIT = 20

function textWrong(what: string, value: string): string | undefined {
  return nameWrong(what, value, { limit: ORDER_TEXT_LIMIT }) ?? undefined
}

export interface OrderParts {
  name: string
  client: string
  programs: readonly unknown[]
  devices: readonly unknown[]
}

export type OrderErrors = { [Part in keyof OrderParts]?: string }

export function orderErrors({ name, client, programs, devices }: OrderParts): OrderErrors {
  return {
    name: textWrong('订单名称', name),
    client: textWrong('客户名称', client),
    programs: programs.length === 0 ? '请选择广告' : undefined,
    devices: devices.length === 0 ? '请选择终端' : undefined,
  }
}
