import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import { editScene } from '../model/edit-document.ts'
import { documentFrom, edited, LOST, page, program, server } from '../tests/memory-server.ts'
import { versionOf } from './opening.ts'
import { saveProgram, UnansweredError, type Conflict, type ConflictChoice, type Unanswered } from './save-program.ts'

const never = vi.fn<() => Promise<ConflictChoice>>(() => Promise.reject(new Error('nobody is to be asked')))

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
  const refused = new ApiError('refused', '每个广告最多 10 个场景', 0)
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
