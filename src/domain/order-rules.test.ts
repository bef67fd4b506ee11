import { expect, test } from 'vitest'
import { orderStatuses } from './labels.ts'
import { blockedByOrder, orderErrors, statusOn, type OrderAction } from './order-rules.ts'

const open: Record<OrderAction, number[]> = { review: [0], stop: [1, 2], delete: [0, 3, 4, 5] }

test.each(Object.entries(open))('%s is open at %j, and elsewhere a reason is given', (action, statuses) => {
  const found = Object.keys(orderStatuses).map(Number)
  expect(found.filter((status) => blockedByOrder(action as OrderAction, { status }) === undefined)).toEqual(statuses)
  expect(found.every((status) => blockedByOrder(action as OrderAction, { status }) !== '')).toBe(true)
})

test.each([9, '1', undefined, null, 'constructor'])('status %j allows nothing', (status) => {
  expect(Object.keys(open).map((action) => blockedByOrder(action as OrderAction, { status }))).toEqual(
    Array(3).fill('状态未知，不能操作'),
  )
})

const days = (dateStart: number, dateEnd: number) => ({ schedules: [{ dateStart, dateEnd }] })

test.each([
  ['the day before', 20261031, 1],
  ['the first day', 20261101, 2],
  ['the last day', 20261130, 2],
  ['the day after', 20261201, 4],
])('%s of its days an order is %i', (_, day, status) => {
  expect(statusOn(day, days(20261101, 20261130))).toBe(status)
})

test('an order without end plays, one with several ranges waits for the next', () => {
  expect(statusOn(20261101, days(19700101, 20501231))).toBe(2)
  expect(
    statusOn(20261110, {
      schedules: [
        { dateStart: 20261101, dateEnd: 20261105 },
        { dateStart: 20261120, dateEnd: 20261125 },
      ],
    }),
  ).toBe(1)
  expect(statusOn(20261110, {})).toBe(4)
})

test('an order whose last day is today plays, and one that ends before it begins is over', () => {
  expect(statusOn(20261120, days(20261120, 20261120))).toBe(2)
  expect(statusOn(20261120, days(20261120, 20261101))).toBe(4)
})

test('what an order needs', () => {
  expect(orderErrors({ name: ' ', client: '', programs: [], devices: [] })).toEqual({
    name: '请输入订单名称',
    client: '请输入客户名称',
    programs: '请选择广告',
    devices: '请选择终端',
  })
  expect(orderErrors({ name: '春'.repeat(21), client: '👍'.repeat(20), programs: [1], devices: [1] })).toEqual({
    name: '订单名称不能超过 20 个字符',
  })
})
