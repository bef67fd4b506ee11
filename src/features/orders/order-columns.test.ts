import { expect, test } from 'vitest'
import type { Order } from '#src/api/generated/types.gen.ts'
import { present } from '#src/ui/table/table-column.ts'
import { orderColumns } from './order-columns.tsx'

test('orders are sorted by their first day, and those without days last', () => {
  const sortBy = orderColumns.find(({ id }) => id === 'days')?.sortBy
  const from = (schedules: Order['schedules']) => present(sortBy?.({ schedules } as Order))
  expect(from([{ dateStart: 20261125, dateEnd: 20261231, period: [] }])).toBe(20261125)
  expect([from(undefined), from([])]).toEqual([undefined, undefined])
})
