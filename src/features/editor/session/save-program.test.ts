import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import { editScene, type EditDocument } from '../model/edit-document.ts'
import { documentOf, versionOf } from './opening.ts'
import {
  saveProgram,
  UnansweredError,
  type Conflict,
  type ConflictChoice,
  type SaveCalls,
  type Unanswered,
} from './save-program.ts'

const page = (text: string) => ({ elements: [{ type: 170, data: { value: text } }], background: { type: 0 }, stay: 60 })

function program(id: string | number, text: string, more: Partial<ProgramDetail> = {}): ProgramDetail {
  return {
    id,
    name: '广告',
    width: 1920,
    height: 1080,
    status: 0,
    content: JSON.stringify({ name: '广告', pages: [page(text)] }),
    ...more,
  }
}

function documentFrom(given: ProgramDetail): EditDocument {
  const read = documentOf(given)
  if (!read.ok) throw new Error(read.reason)
  return read.document
}

/** A server in memory, whose next write can fail before or after it is done. */
function server(...rows: ProgramDetail[]) {
  const all = new Map(rows.map((row) => [String(row.id), row]))
  let trouble: { error: Error; done: boolean } | undefined
  const write = (change: () => void) => {
    const now = trouble
    trouble = undefined
    if (!now || now.done) change()
    return now ? Promise.reject(now.error) : Promise.resolve(undefined)
  }
  const calls = {
    get: vi.fn<SaveCalls['get']>((id) => {
      const row = all.get(String(id))
      return row ? Promise.resolve(row) : Promise.reject(new ApiError('refused', '广告不存在', 0))
    }),
    named: vi.fn<SaveCalls['named']>(({ name }) =>
      Promise.resolve([...all.values()].filter((row) => row.name?.includes(name))),
    ),
    create: vi.fn<SaveCalls['create']>((body) =>
      write(() => all.set(`n${all.size}`, { ...body, id: `n${all.size}`, status: 0 })),
    ),
    update: vi.fn<SaveCalls['update']>((body) => write(() => all.set(String(body.id), { ...body, status: 0 }))),
  } satisfies SaveCalls
  return { all, calls, fail: (error: Error, done: boolean) => (trouble = { error, done }) }
}

const LOST = new ApiError('unknown', '结果未知，请刷新核对')
const never = vi.fn<() => Promise<ConflictChoice>>(() => Promise.reject(new Error('nobody is to be asked')))
const edited = (from: ProgramDetail, text: string): EditDocument => ({
  ...documentFrom(from),
  scenes: [editScene(page(text))],
})

test('a changed ad is read again and then updated', async () => {
  const opened = program(7, '旧')
  const { calls } = server(opened)
  const document = edited(opened, '新')
  const saved = await saveProgram(
    calls,
    { document, image: 'data:,', programId: 7, base: versionOf(documentFrom(opened)) },
    never,
  )
  expect(saved).toEqual({ programId: 7, version: versionOf(document) })
  expect(calls.create).not.toHaveBeenCalled()
  expect(calls.update.mock.calls).toEqual([
    [
      {
        id: 7,
        name: '广告',
        content: JSON.stringify({ name: '广告', pages: [page('新')] }),
        materialIds: [],
        duration: 60,
        width: 1920,
        height: 1080,
        snapshotBase64: 'data:,',
      },
    ],
  ])
})

test.each<[string, ProgramDetail | undefined, string, boolean]>([
  ['somebody changed it', program(7, '别人的'), '被其他人或在其他窗口修改过', true],
  ['it went into review', program(7, '旧', { status: 2 }), '审核中，不能编辑', false],
  ['it was approved', program(7, '旧', { status: 1 }), '已审核通过', false],
  ['it is gone', undefined, '已经不在服务器上', false],
])('%s: the one who saves is asked, and nothing is written meanwhile', async (_why, now, says, canOverwrite) => {
  const opened = program(7, '旧')
  const { calls, all } = server(...(now ? [now] : []))
  const request = {
    document: edited(opened, '新'),
    image: 'data:,',
    programId: 7,
    base: versionOf(documentFrom(opened)),
  }
  const asked: Conflict[] = []
  const answer = (choice: ConflictChoice) => (conflict: Conflict) => {
    asked.push(conflict)
    return Promise.resolve(choice)
  }
  expect(await saveProgram(calls, request, answer(undefined))).toBeUndefined()
  expect(asked[0]?.message).toContain(says)
  expect(asked[0]?.blocked === undefined).toBe(canOverwrite)
  expect(calls.update).not.toHaveBeenCalled()
  expect(calls.create).not.toHaveBeenCalled()

  const before = all.get('7')
  const copied = await saveProgram(calls, request, answer('copy'))
  expect(copied?.programId).toMatch(/^n/)
  expect(all.get('7')).toBe(before)
  expect(calls.update).not.toHaveBeenCalled()

  if (!canOverwrite) return
  expect(await saveProgram(calls, request, answer('overwrite'))).toMatchObject({ programId: 7 })
  expect(all.get('7')?.content).toContain('新')
})

test('what cannot be read again is not overwritten blindly', async () => {
  const opened = program(7, '旧')
  const { calls } = server(opened)
  const offline = new ApiError('network', '网络已断开')
  calls.get.mockRejectedValueOnce(offline)
  await expect(
    saveProgram(
      calls,
      { document: edited(opened, '新'), image: '', programId: 7, base: versionOf(documentFrom(opened)) },
      never,
    ),
  ).rejects.toBe(offline)
  expect(calls.update).not.toHaveBeenCalled()
})

test('no answer to an update: it counts as saved when the server has it', async () => {
  const opened = program(7, '旧')
  const { calls, fail } = server(opened)
  const request = { document: edited(opened, '新'), image: '', programId: 7, base: versionOf(documentFrom(opened)) }
  fail(LOST, false)
  await expect(saveProgram(calls, request, never)).rejects.toThrow(/结果未知.*还没有这次保存/)
  fail(LOST, true)
  expect(await saveProgram(calls, request, never)).toMatchObject({ programId: 7 })
  expect(calls.update).toHaveBeenCalledTimes(2)
})

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

test('a plain failure of the server is a refusal of nothing: what was looked for in vain is sent again', async () => {
  const opened = program(7, '旧')
  const { calls, fail } = server(opened)
  const request = { document: edited(opened, '新'), image: '', programId: 7, base: versionOf(documentFrom(opened)) }
  fail(new ApiError('unknown', '服务器内部错误，结果未知，请刷新核对', 500), false)
  await expect(saveProgram(calls, request, never)).rejects.toThrow('服务器内部错误：服务器上还没有这次保存的内容')
})

test('a new ad gets the id under which it is found, also beside one that says the same', async () => {
  const original = program(7, '旧')
  const { calls } = server(original)
  // a copy that nobody has changed
  expect(
    await saveProgram(
      calls,
      { document: documentFrom(original), image: '', programId: undefined, base: undefined },
      never,
    ),
  ).toMatchObject({ programId: 'n1' })
  calls.named.mockRejectedValueOnce(new ApiError('http', '服务器内部错误', 500))
  expect(
    await saveProgram(
      calls,
      { document: documentFrom(original), image: '', programId: undefined, base: undefined },
      never,
    ),
  ).toMatchObject({ programId: undefined })
})

test('no answer to a new ad: it is never made a second time', async () => {
  const { calls, all, fail } = server()
  const document = edited(program(0, ''), '新')
  const request = { document, image: '', programId: undefined, base: undefined }
  // done, and seen at once
  fail(LOST, true)
  expect(await saveProgram(calls, request, never)).toMatchObject({ programId: 'n0' })
  all.clear()

  // done, but seen only later
  const lateError = async () => {
    fail(LOST, true)
    calls.named.mockResolvedValueOnce([]).mockResolvedValueOnce([])
    const error: unknown = await saveProgram(calls, request, never).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(UnansweredError)
    return (error as { unanswered: Unanswered }).unanswered
  }
  const unanswered = await lateError()
  calls.create.mockClear()
  expect(await saveProgram(calls, { ...request, unanswered }, never)).toMatchObject({ programId: 'n0' })
  expect(calls.create).not.toHaveBeenCalled()

  // edited and renamed meanwhile: the same ad is changed
  const later = { ...document, name: '新名', scenes: [editScene(page('更新'))] }
  expect(await saveProgram(calls, { ...request, document: later, unanswered }, never)).toEqual({
    programId: 'n0',
    version: versionOf(later),
  })
  expect(calls.create).not.toHaveBeenCalled()
  expect(all.size).toBe(1)

  // not done: it is sent again
  all.clear()
  fail(LOST, false)
  const error = (await saveProgram(calls, request, never).catch((thrown: unknown) => thrown)) as {
    unanswered: Unanswered
  }
  expect(await saveProgram(calls, { ...request, unanswered: error.unanswered }, never)).toMatchObject({
    programId: 'n0',
  })
  expect(all.size).toBe(1)
})

test('a refusal is a refusal: nothing is looked up', async () => {
  const { calls, fail } = server()
  const refused = new ApiError('refused', '每个广告最多10个场景', 0)
  fail(refused, false)
  await expect(
    saveProgram(
      calls,
      { document: edited(program(0, ''), '新'), image: '', programId: undefined, base: undefined },
      never,
    ),
  ).rejects.toBe(refused)
  expect(calls.named).toHaveBeenCalledTimes(1)
})
