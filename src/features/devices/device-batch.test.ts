import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { isResultUnknown, UserError } from '#src/lib/errors/user-error.ts'
import { createBatchRun, type SentGroup } from './device-batch.ts'

const sendInLists = (
  all: SentGroup['devices'],
  send: SentGroup['send'],
  done: Set<string>,
  onDone: (ids: readonly (string | number)[]) => void,
) => createBatchRun().send([{ devices: all, send }], done, onDone)

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

test('a batch of several calls says how far it is; stopped, it says what was done, and goes on with the rest', async () => {
  const run = createBatchRun()
  const seen: unknown[] = []
  run.progress.subscribe(() => seen.push(run.progress.get()))
  const sent: string[] = []
  const done = new Set<string>()
  const send = (list: string) => {
    sent.push(...list.split(','))
    if (done.size === 283) run.stop()
    return Promise.resolve()
  }
  const batch = () => run.send([{ devices, send }], done, () => undefined)
  await expect(batch()).rejects.toThrow(/^已停止：已完成 566 台，其余 434 台未发送$/)
  expect(seen[0]).toEqual({ done: 0, total: 1000 })
  expect(seen.at(-1)).toBeUndefined()
  await batch()
  expect(sent).toEqual(devices.map(({ id }) => String(id)))
  expect(seen).toContainEqual({ done: 566, total: 1000 })
})

test('a batch that is one call has no progress', async () => {
  const run = createBatchRun()
  const told = vi.fn<(progress: unknown) => void>()
  run.progress.subscribe(() => told(run.progress.get()))
  await run.send([{ devices: devices.slice(0, 3), send: async () => undefined }], new Set(), () => undefined)
  expect(told.mock.calls.flat().filter(Boolean)).toEqual([])
})
