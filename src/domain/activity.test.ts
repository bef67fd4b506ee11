import { describe, expect, test } from 'vitest'
import {
  afterLater,
  entriesOf,
  figuresOf,
  isEnded,
  isEntryEnded,
  KEPT_ACTIVITIES,
  keptActivities,
  newActivity,
  toSentProgram,
  UNANSWERED,
  type Activity,
  type Outcome,
  type UnknownReason,
  type Work,
} from './activity.ts'
import { overtakenBy, pauseBefore, sentAgain, withAnswer, withoutTargets, type Outcomes } from './activity-course.ts'

const RESTART: Work = { kind: 'command', type: 1 }
const sent = (ids: readonly (string | number)[], work: Work = RESTART, now = 1000): Activity =>
  newActivity(
    `${work.kind} ${now}`,
    '138',
    work,
    ids.map((id) => ({ id, sn: `SN${id}`, name: `屏${id}` })),
    now,
  )
const answer = (outcomes: Record<string, Outcome>, rest: Partial<Outcomes> = {}): Outcomes => ({
  outcomes: new Map(Object.entries(outcomes)),
  complete: false,
  ...rest,
})
const states = ({ targets }: Activity) =>
  targets.map(({ state, reason, message }) => [state, reason, message].filter(Boolean).join(' '))

const DONE: Outcome = { state: 'done' }
const PENDING: Outcome = { state: 'pending' }
const FAILED: Outcome = { state: 'failed', message: '终端响应超时' }

test('a terminal that is named twice is one; all are pending at first', () => {
  const activity = sent([1, '1', 2])
  expect(figuresOf(activity)).toEqual({ total: 2, done: 0, failed: 0, pending: 2, unknown: 0 })
  expect(isEnded(activity)).toBe(false)
})

test('what one press has sent is one entry, its parts in the order of sending', () => {
  const bundle = { key: 'b', kind: 'restore', name: '' } as const
  const [first, second] = [sent([1], RESTART, 1), sent([2], RESTART, 2)].map((part) => ({ ...part, bundle }))
  const alone = sent([3], RESTART, 3)
  const entries = entriesOf([alone, second, first].flatMap((one) => one ?? []))
  expect(entries.map(({ key }) => key)).toEqual([alone.key, 'b'])
  expect(entries[1]?.parts).toEqual([first, second])
  expect(entriesOf([{ ...sent([4]), bundle, targets: [] }]).map(isEntryEnded)).toEqual([true])
  expect(entries.map(isEntryEnded)).toEqual([false, false])
  const half = [{ ...sent([4]), bundle, targets: [] }, ...(first ? [first] : [])]
  expect(entriesOf(half).map(isEntryEnded)).toEqual([false])
})

describe('what an answer says of terminals that are pending', () => {
  test.each<[name: string, answer: Outcomes, states: string[]]>([
    ['nothing', answer({}), ['pending', 'pending', 'pending']],
    ['of one', answer({ 1: DONE }), ['done', 'pending', 'pending']],
    ['failed, with the reason', answer({ 2: FAILED }), ['pending', 'failed 终端响应超时', 'pending']],
    ['all of them', answer({ 1: DONE, 2: DONE, 3: FAILED }), ['done', 'done', 'failed 终端响应超时']],
    [
      'pending, and offline',
      answer({ 1: PENDING, 2: DONE }, { offline: new Set(['1', '2', '3']) }),
      ['unknown offline', 'done', 'unknown offline'],
    ],
    ['the whole list, without them', answer({ 1: DONE }, { complete: true }), ['done', 'unknown gone', 'unknown gone']],
    ['of terminals that nobody has asked about', answer({ 7: DONE, 8: FAILED }), ['pending', 'pending', 'pending']],
  ])('%s', (_name, said, expected) => {
    const before = sent([1, 2, 3])
    const after = withAnswer(before, before, said, 5000)
    expect(states(after)).toEqual(expected)
    const { total, ...parts } = figuresOf(after)
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total)
    expect(after.lookedAt).toBe(5000)
  })
})

test('what is done or failed stays so, whatever is said later', () => {
  const first = sent([1, 2])
  const known = withAnswer(first, first, answer({ 1: DONE, 2: FAILED }), 2000)
  expect(isEnded(known)).toBe(true)
  const later = withAnswer(known, known, answer({ 1: PENDING, 2: DONE }, { complete: true }), 3000)
  expect(states(later)).toEqual(['done', 'failed 终端响应超时'])
})

test('offline lasts until somebody has asked; then the terminal is waited for, or done', () => {
  const first = sent([1, 2])
  const off = withAnswer(first, first, answer({ 1: PENDING, 2: DONE }, { offline: new Set(['1']) }), 2000)
  expect(isEnded(off)).toBe(false)
  expect(states(withAnswer(off, off, answer({ 1: PENDING }), 3000))).toEqual(['unknown offline', 'done'])
  expect(states(withAnswer(off, off, answer({ 1: PENDING }, { offline: new Set() }), 3000))).toEqual([
    'pending',
    'done',
  ])
  expect(states(withAnswer(off, off, answer({ 1: DONE }), 3000))).toEqual(['done', 'done'])
  // somebody has asked, and the list says nothing of it yet
  expect(states(withAnswer(off, off, answer({}, { offline: new Set() }), 3000))).toEqual(['pending', 'done'])
})

test('a terminal that was not in the list may come to be in it', () => {
  const first = sent([1, 2])
  const gone = withAnswer(first, first, answer({}, { complete: true }), 2000)
  expect(isEnded(gone)).toBe(false)
  expect(states(withAnswer(gone, gone, answer({ 1: DONE }), 3000))).toEqual(['done', 'unknown gone'])
})

test('what was sent without an answer to one that is offline is said to be that', () => {
  const first = newActivity('k', '138', RESTART, [{ id: 1 }], 1000, UNANSWERED)
  expect(states(withAnswer(first, first, answer({ 1: { state: 'unknown', reason: 'offline' } }), 2000))).toEqual([
    'unknown offline',
  ])
})

test('of an ad is kept what it takes to follow it', () => {
  expect(toSentProgram({ id: 3 })).toEqual({ id: 3, name: '' })
  expect(toSentProgram({ id: 3, name: '秋季新品', resolutionType: 0 })).toEqual({
    id: 3,
    name: '秋季新品',
    resolutionType: 0,
  })
})

test('what was sent without an answer is known only by a record of it', () => {
  const first = newActivity('k', '138', RESTART, [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], 1000, UNANSWERED)
  expect(isEnded(first)).toBe(false)
  const said = answer({ 1: DONE, 2: PENDING, 3: { state: 'unknown', reason: 'gone' } }, { complete: true })
  expect(states(withAnswer(first, first, said, 2000))).toEqual([
    'done',
    'pending',
    'unknown unanswered',
    'unknown unanswered',
  ])
})

test('an answer to a question from before a sending says nothing of it', () => {
  const first = sent([1, 2])
  const failed = withAnswer(first, first, answer({ 1: FAILED, 2: FAILED }), 2000)
  // on a clock that stands as well
  const again = sentAgain(failed, new Set(['1']), 1000)
  expect(states(again)).toEqual(['pending', 'failed 终端响应超时'])
  expect(states(withAnswer(again, failed, answer({ 1: FAILED }), 3000))).toEqual(states(again))
  expect(states(withAnswer(again, again, answer({ 1: DONE }), 3000))).toEqual(['done', 'failed 终端响应超时'])
  // the next look does not wait as long as one after many
  expect(withAnswer(again, failed, answer({}), 3000).lookedAt).toBe(0)
})

test('terminals that are no longer followed are in no figure', () => {
  expect(figuresOf(withoutTargets(sent([1, 2, 3]), new Set(['2']))).total).toBe(2)
})

describe('what a later sending does to an earlier one', () => {
  const publish = (id: number): Work => ({ kind: 'publish', program: { id, name: '广告' } })
  const stop = (id: number): Work => ({ kind: 'stop', program: { id, name: '广告' } })
  const volume = (val: number): Work => ({ kind: 'volume', target: { val, period: [] } })
  test.each<[name: string, earlier: Work, later: Work, becomes: string]>([
    ['the same command', RESTART, RESTART, 'unknown superseded'],
    ['another command', RESTART, { kind: 'command', type: 0 }, 'pending'],
    ['the same ad', publish(1), publish(1), 'unknown superseded'],
    ['a stop of the same ad', publish(1), stop(1), 'unknown stopped'],
    ['a stop of another ad', publish(1), stop(2), 'pending'],
    ['the same ad again after its stop', stop(1), publish(1), 'unknown superseded'],
    ['the same stop', stop(1), stop(1), 'unknown superseded'],
    ['another ad', publish(1), publish(2), 'pending'],
    ['another volume', volume(1), volume(2), 'unknown superseded'],
    ['another setting', volume(1), { kind: 'power', window: '08:00-22:00' }, 'pending'],
  ])('%s', (_name, earlier, later, becomes) => {
    const after = afterLater(sent([1, 2], earlier), sent([2, 3], later, 2000))
    expect(states(after)).toEqual(['pending', becomes])
  })

  test('a stop without an answer may not have stopped it; what is known to have arrived, arrived', () => {
    const unanswered = newActivity('stop', '138', stop(1), [{ id: 1 }, { id: 2 }], 2000, UNANSWERED)
    const first = sent([1, 2], publish(1))
    const known = withAnswer(first, first, answer({ 1: DONE }), 1500)
    expect(states(afterLater(known, unanswered))).toEqual(['done', 'unknown superseded'])
    expect(states(afterLater(known, sent([1, 2], stop(1), 2000)))).toEqual(['done', 'unknown stopped'])
  })

  test.each<[name: string, work: Work, reason: UnknownReason, by: string | undefined]>([
    ['a publish that was stopped', publish(1), 'stopped', 'stop'],
    ['a publish after which the ad was published again', publish(1), 'superseded', undefined],
    ['a publish that no list has', publish(1), 'gone', undefined],
    ['a stop after which the ad was published', stop(1), 'superseded', undefined],
    ['a volume after which another was set', volume(1), 'superseded', 'setting'],
    ['a volume that is another now', volume(1), 'changed', 'setting'],
    ['a volume of which nobody may hear', volume(1), 'untold', undefined],
    ['a command that was sent again', RESTART, 'superseded', undefined],
  ])('overtaken or unknown: %s', (_name, work, reason, by) => {
    expect(overtakenBy({ state: 'unknown', reason }, work)).toBe(by)
  })

  test('nothing changes where it is the same sending, or nothing of it is open there', () => {
    const first = sent([1, 2])
    expect(afterLater(first, first)).toBe(first)
    const done = withAnswer(first, first, answer({ 1: DONE, 2: DONE }), 1500)
    const open = withAnswer(first, first, answer({ 1: DONE }), 1500)
    expect(afterLater(done, sent([1], RESTART, 2000))).toBe(done)
    // 1 is done, 2 is open and was not sent to again
    expect(afterLater(open, sent([1], RESTART, 2000))).toBe(open)
    expect(afterLater(first, sent([3], RESTART, 2000))).toBe(first)
  })

  test('what was known stays known, and nobody asks about the rest', () => {
    const first = sent([1, 2])
    const known = withAnswer(first, first, answer({ 1: DONE }), 1500)
    const after = afterLater(known, sent([1, 2], RESTART, 2000))
    expect(states(after)).toEqual(['done', 'unknown superseded'])
    expect(isEnded(after)).toBe(true)
    expect(states(withAnswer(after, known, answer({ 2: DONE }), 3000))).toEqual(['done', 'unknown superseded'])
  })
})

test('kept are the newest fifty of a week, newest first', () => {
  const DAY = 24 * 3_600_000
  const now = 100 * DAY
  const many = Array.from({ length: 60 }, (_, index) => sent([1], RESTART, now - index * 1000)).reverse()
  const kept = keptActivities([...many, sent([1], RESTART, now - 8 * DAY)], now)
  expect(kept).toHaveLength(KEPT_ACTIVITIES)
  expect(kept[0]?.sentAt).toBe(now)
  expect(keptActivities([sent([1], RESTART, now - 7 * DAY)], now)).toEqual([])
  expect(keptActivities([sent([1], RESTART, now - 7 * DAY + 1)], now)).toHaveLength(1)
})

test('looks become rarer, and rarer still where everything that is open is offline', () => {
  const first = sent([1])
  const off = withAnswer(first, first, answer({ 1: PENDING }, { offline: new Set(['1']) }), 2000)
  const pauses = Array.from({ length: 30 }, (_, looks) => pauseBefore(first, looks))
  expect(pauses[0]).toBe(2000)
  expect(pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0))).toBe(true)
  expect(pauses.at(-1)).toBe(60_000)
  expect(pauseBefore(off, 29)).toBe(300_000)
  // one that is still to answer is enough
  expect(pauseBefore({ targets: [...off.targets, ...sent([2]).targets] }, 29)).toBe(60_000)
})
