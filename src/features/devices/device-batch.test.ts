import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { isResultUnknown, UserError } from '#src/lib/errors/user-error.ts'
import { sendInLists } from './device-batch.ts'

/** More than one path holds. */
const devices = Array.from({ length: 1000 }, (_, index) => ({ id: 10_000 + index }))

test('what was sent is not sent again when the rest is tried again (C17)', async () => {
  const sent: string[] = []
  const send = vi.fn<(list: string) => Promise<void>>(async (list) => {
    if (send.mock.calls.length === 2) throw new UserError('服务器正在维护')
    sent.push(...list.split(','))
  })
  const done = new Set<string>()
  const told: unknown[] = []
  const batch = () => sendInLists(devices, send, done, (ids) => told.push(...ids))
  await expect(batch()).rejects.toThrow(/^已完成 \d+ 台，其余 \d+ 台失败：服务器正在维护$/)
  const first = sent.length
  expect(first).toBeGreaterThan(0)
  await batch()
  expect(sent).toEqual(devices.map(({ id }) => String(id)))
  expect(told).toEqual(devices.map(({ id }) => id))
})

test('a batch whose last call may have been done may have been done', async () => {
  const send = vi.fn<() => Promise<void>>(async () => {
    if (send.mock.calls.length === 2) throw new ApiError('unknown', '结果未知，请刷新核对')
  })
  const error: unknown = await sendInLists(devices, send, new Set(), () => undefined).catch((thrown: unknown) => thrown)
  expect(isResultUnknown(error)).toBe(true)
})
