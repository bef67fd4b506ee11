import { describe, expect, test } from 'vitest'
import { allows, type Permission } from './permissions.ts'
import {
  approvedText,
  blockedByReview,
  goesOnByItself,
  isRejected,
  levelName,
  mayReview,
  offersReview,
  reviewableKinds,
  waitsAt,
  type ReviewedAction,
} from './review.ts'

const statuses = [0, 1, 2, 3, 4, 5, 6, 7]
const open = (kind: 'material' | 'program', action: ReviewedAction) =>
  statuses.filter((status) => blockedByReview(kind, action, { status, currentLevel: 1 }) === undefined)

describe('what a status allows (2§4)', () => {
  test.each([
    ['program', 'submit', [0, 4, 5]],
    ['program', 'review', [2]],
    ['program', 'delete', [0, 1, 4, 5]],
    ['program', 'edit', [0, 4, 5]],
    ['program', 'saveAs', [1]],
    ['program', 'publish', [1]],
    ['material', 'submit', [0]],
    ['material', 'review', [2]],
    ['material', 'delete', [0, 1, 4, 5, 6, 7]],
  ] as const)('%s: %s', (kind, action, allowed) => {
    expect(open(kind, action)).toEqual(allowed)
  })

  test('a status that nobody knows allows nothing, and says so', () => {
    for (const status of [8, -1, '1', null, undefined, Number.NaN]) {
      for (const action of ['submit', 'review', 'delete', 'edit', 'saveAs', 'publish'] as const) {
        expect(blockedByReview('program', action, { status, currentLevel: 1 })).toBeTruthy()
      }
    }
  })
})

test('each level has its own code, and only status 2 waits', () => {
  expect(mayReview('program', { status: 2, currentLevel: 3 }, new Set(['36']))).toBe(true)
  expect(mayReview('program', { status: 2, currentLevel: 3 }, new Set(['34', '35', '37', '26']))).toBe(false)
  expect(mayReview('material', { status: 2, currentLevel: 3 }, new Set(['26']))).toBe(true)
  for (const record of [{ status: 1, currentLevel: 3 }, { status: 2, currentLevel: 5 }, {}])
    expect(mayReview('program', record, new Set(['34', '35', '36', '37']))).toBe(false)
  expect(waitsAt({ status: 3, currentLevel: 3 })).toBeUndefined()
  expect(waitsAt({ status: 2, currentLevel: 5 })).toBeUndefined()
  expect(blockedByReview('program', 'review', { status: 2, currentLevel: 5 })).toBe('审核级别未知，不能审核')
  for (const status of [0, 1, 3])
    expect(blockedByReview('program', 'review', { status })).not.toBe('审核级别未知，不能审核')
})

test('a level is called what the server calls it', () => {
  expect(levelName({ currentLevel: 2, currentLevelName: ' 主管复核 ' })).toBe('主管复核')
  for (const none of [undefined, '', ' ', 7])
    expect(levelName({ currentLevel: 2, currentLevelName: none })).toBe('二级审核')
  expect(levelName({ currentLevel: 9 })).toBe('审核')
})

test('reviewing is offered where the own level decides, and where none does', () => {
  const can = (permission: Permission) => allows(new Set(['25', '34']), permission)
  expect([1, 2, 3, 4].map((currentLevel) => offersReview('material', { status: 2, currentLevel }, can))).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect([0, 1, 3, 4, 5, 6, 7, 9].every((status) => offersReview('material', { status, currentLevel: 1 }, can))).toBe(
    true,
  )
  expect(offersReview('program', { status: 2, currentLevel: 2 }, can)).toBe(false)
  expect(offersReview('program', { status: 1 }, () => false)).toBe(false)
})

test('a reason belongs to what was rejected, here or by the platform', () => {
  expect([...statuses, 9, undefined].filter((status) => isRejected({ status }))).toEqual([4, 5])
})

test('what colleagues, the platform or the transcoder work on goes on by itself', () => {
  expect([...statuses, 9, undefined].filter((status) => goesOnByItself({ status }))).toEqual([2, 3, 6])
})

test.each([
  [
    ['2', '24', '3', '34'],
    ['material', 'program'],
  ],
  [['2', '27'], ['material']],
  [['3', '37', '2'], ['program']],
  // the list of the one and the level of the other
  [['2', '34'], []],
  [['24', '34'], []],
  [['2', '3', '33', '23'], []],
])('with %j the lists looked through are %j', (codes, kinds) => expect(reviewableKinds(new Set(codes))).toEqual(kinds))

test.each([
  ['一级审核', '一级审核成功'],
  ['初审', '初审审核成功'],
  ['审核组长', '审核组长审核成功'],
])('an approval at the level %s is said as %s (2§4)', (level, text) => {
  expect(approvedText(level)).toBe(text)
})
