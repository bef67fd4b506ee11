import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { editScene } from '../model/edit-document.ts'
import { documentFrom, edited, LOST, page, program, server } from '../tests/memory-server.ts'
import { versionOf } from './opening.ts'
import {
  saveProgram,
  UnansweredError,
  type Conflict,
  type ConflictChoice,
  type SaveCalls,
  type Unanswered,
} from './save-program.ts'

/*
 * Saves to which neither an answer came nor that of the look-up after them.
 */

const never = vi.fn<() => Promise<ConflictChoice>>(() => Promise.reject(new Error('nobody is to be asked')))

test('no answer to an update, and none to the look-up: what arrived meanwhile is not taken for somebody else’s', async () => {
  const opened = program(7, '旧')
  const { calls, all, fail } = server(opened)
  const base = versionOf(documentFrom(opened))
  const request = (text: string, unanswered?: Unanswered) => ({
    document: edited(opened, text),
    image: '',
    programId: 7,
    base,
    unanswered,
  })
  /** Done, but neither its answer comes nor that of the look-up. */
  const lost = async (text: string, before?: Unanswered) => {
    fail(LOST, true)
    calls.get.mockImplementationOnce(calls.get.getMockImplementation() as SaveCalls['get'])
    calls.get.mockRejectedValueOnce(new ApiError('network', '网络异常，请检查网络后重试'))
    const error = (await saveProgram(calls, request(text, before), never).catch((thrown: unknown) => thrown)) as Error
    expect(error).toBeInstanceOf(UnansweredError)
    expect(error.message).toBe('结果未知：暂时无法核对这次保存是否成功，请稍后再保存一次')
    return (error as UnansweredError).unanswered
  }
  const first = await lost('新')
  // changed on, and lost again: whichever of them has arrived is one's own
  const second = await lost('更新', first)
  all.set('7', { ...opened, content: JSON.stringify({ name: '广告', pages: [page('新')] }) })
  expect(await saveProgram(calls, request('最新', second), never)).toMatchObject({ programId: 7 })
  expect(all.get('7')?.content).toContain('最新')

  // what is really somebody else's is still asked about
  all.set('7', { ...opened, content: JSON.stringify({ name: '广告', pages: [page('别人的')] }) })
  const asked = vi.fn<(conflict: Conflict) => Promise<ConflictChoice>>(() => Promise.resolve(undefined))
  expect(await saveProgram(calls, request('最新', second), asked)).toBeUndefined()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('no answer to a new ad, and none to the look-up: nobody knows, and that is said and asked about', async () => {
  const { calls, all, fail } = server()
  const document = edited(program(0, ''), '新')
  const request = { document, image: '', programId: undefined, base: undefined }
  const offline = new ApiError('network', '网络异常，请检查网络后重试')
  const failure = (more: { unanswered?: Unanswered } = {}) =>
    saveProgram(calls, { ...request, ...more }, never).catch((thrown: unknown) => thrown) as Promise<UnansweredError>

  fail(LOST, true)
  calls.named.mockResolvedValueOnce([]).mockRejectedValueOnce(offline)
  const unknown = await failure()
  expect(unknown.message).toBe('结果未知：暂时无法核对这次保存是否成功，请稍后再保存一次')
  expect(unknown.resultUnknown).toBe(true)
  // found by the next try, whose change is not answered either, and by the one after that
  const later = { ...document, scenes: [editScene(page('更新'))] }
  fail(LOST, true)
  calls.get.mockRejectedValueOnce(offline)
  const changed = (await saveProgram(
    calls,
    { ...request, document: later, unanswered: unknown.unanswered },
    never,
  ).catch((thrown: unknown) => thrown)) as UnansweredError
  expect(changed).toBeInstanceOf(UnansweredError)
  expect(changed.resultUnknown).toBe(false)
  expect(
    await saveProgram(calls, { ...request, document: later, unanswered: changed.unanswered }, never),
  ).toMatchObject({ programId: 'n0' })
  expect([calls.create.mock.calls.length, all.size]).toEqual([1, 1])

  // where it was looked for and is not there, it is said, and sent again unasked
  all.clear()
  fail(LOST, false)
  const missing = await failure()
  expect(missing.message).toBe('结果未知：服务器上还没有这次保存的内容，请稍后再保存一次')
  expect(missing.resultUnknown).toBe(false)
})
