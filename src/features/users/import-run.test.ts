import { expect, it } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { runImport, unsent, type ImportRow, type Outcome } from './import-run.ts'

const row = (line: number): ImportRow => ({
  line,
  values: { 登录账号: `${line}`, 昵称: '', 登录密码: '', 账号角色: '', 组织机构: '' },
  wrong: [],
  account: { account: `${line}`, name: '小王', password: 'abc123', roleId: 1 },
})
const rows = [row(2), row(3), row(4)]

/** Runs with a server that answers each account so; gives which were sent, and how the rows ended. */
async function run(answers: Record<string, Error>, signal = new AbortController().signal) {
  const sent: string[] = []
  const outcomes = new Map<number, Outcome>()
  await runImport(rows, {
    signal,
    onRow: ({ line }, outcome) => outcome && outcomes.set(line, outcome),
    create: ({ account }) => {
      sent.push(account)
      const error = answers[account]
      return error ? Promise.reject(error) : Promise.resolve()
    },
  })
  return { sent, outcomes: Object.fromEntries(outcomes) }
}

it('one that is refused keeps no other from being sent', async () => {
  expect(await run({ 3: new ApiError('refused', '该账号已存在', 0) })).toEqual({
    sent: ['2', '3', '4'],
    outcomes: { 2: { done: true }, 3: { done: false, reason: '该账号已存在' }, 4: { done: true } },
  })
})

it('without a connection or a session the rest is not sent', async () => {
  expect((await run({ 2: new ApiError('network', '网络已断开，操作未提交') })).sent).toEqual(['2'])
  const { sent, outcomes } = await run({ 3: new ApiError('session', '登录已失效，请重新登录') })
  expect(sent).toEqual(['2', '3'])
  expect(outcomes[3]).toEqual({ done: false, reason: '登录已失效' })
})

it('whatever came of a row without an answer, the others go on', async () => {
  expect((await run({ 2: new ApiError('unknown', '结果未知，请刷新核对') })).sent).toEqual(['2', '3', '4'])
})

it('sends nothing when cancelled', async () => {
  expect(await run({}, AbortSignal.abort())).toEqual({ sent: [], outcomes: {} })
})

it('what is there already and what cannot be sent is not sent again', () => {
  const { account: _, ...wrong } = row(5)
  expect(
    unsent([
      { ...row(2), outcome: { done: true } },
      { ...row(3), outcome: { done: false, reason: 'x' } },
      row(4),
      wrong,
    ]).map(({ line }) => line),
  ).toEqual([3, 4])
})
