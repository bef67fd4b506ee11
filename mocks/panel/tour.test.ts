import { expect, test } from 'vitest'
import type { LogEntry } from '../server/report.ts'
import { goOn, tourSteps } from './tour.ts'

const START = { done: 0, at: 0 }
const call = (at: number, entry: Partial<LogEntry>): LogEntry => ({
  at,
  method: 'POST',
  path: '/',
  operationId: null,
  account: null,
  status: 200,
  code: 1,
  fault: null,
  milliseconds: 1,
  violations: [],
  ...entry,
})

/** What somebody does who follows the tour. */
const walk: Partial<LogEntry>[] = [
  { operationId: 'userInfo', account: '13800000001' },
  { operationId: 'upload', status: 201, code: null },
  { operationId: 'materialSubmit' },
  { operationId: 'materialProcess1' },
  { operationId: 'programCreate' },
  { operationId: 'programSubmit' },
  { operationId: 'programProcess1' },
  { operationId: 'programPlay' },
  { operationId: 'programPlayList', path: '/api/program/play/page?page=0&limit=20' },
]

test('each step is ticked off by the call that does it, after the one before', () => {
  const calls = walk.map((entry, index) => call(index + 1, entry))
  for (const count of calls.keys()) expect(goOn(START, calls.slice(0, count)).done).toBe(count)
  expect(goOn(START, calls).done).toBe(tourSteps.length)
  expect(goOn(START, calls.toReversed()).done).toBeLessThan(tourSteps.length)
})

test('the totals that the publish dialog asks for are no look at the terminals', () => {
  expect(
    goOn({ done: 8, at: 0 }, [
      call(1, { operationId: 'programPlayList', path: '/api/program/play/page?page=0&limit=1&syncStatus=0' }),
    ]).done,
  ).toBe(8)
})

test('what failed or is still on its way ticks nothing off', () => {
  const signedIn = call(1, { account: '13800000001' })
  expect(goOn(START, [signedIn, call(2, { operationId: 'upload', status: 403, code: null })]).done).toBe(1)
  expect(goOn(START, [signedIn, call(2, { operationId: 'upload', status: null, code: null })]).done).toBe(1)
})

test('goes on where it was when the log has forgotten the beginning', () => {
  const half = goOn(
    START,
    walk.slice(0, 4).map((entry, index) => call(index + 1, entry)),
  )
  expect(half).toEqual({ done: 4, at: 4 })
  const rest = walk.slice(4).map((entry, index) => call(index + 5, entry))
  expect(goOn(half, rest).done).toBe(tourSteps.length)
  expect(goOn({ done: 8, at: 8 }, [call(3, { operationId: 'programPlayList' })]).done).toBe(8)
})
