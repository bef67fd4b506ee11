import { expect, test } from 'vitest'
import { hasMoved, whatBecameOf, type Stand } from './review-stand.ts'

const waits = (currentLevel: number, more: Partial<Stand> = {}): Stand => ({ status: 2, currentLevel, ...more })

test.each<[Stand, Stand, boolean]>([
  [waits(1), waits(1), false],
  [waits(1), waits(2), true],
  [waits(1), { status: 1 }, true],
  [{ status: 1 }, { status: 3 }, true],
  // a level that no document knows is none, whichever
  [waits(7), waits(8), false],
  [waits(1, { content: '{"pages":[]}' }), waits(1, { content: '{"pages":[]}' }), false],
  [waits(1, { content: '{"pages":[]}' }), waits(1, { content: '{"pages":[1]}' }), true],
  // a row without its content, then the detail with it
  [waits(1), waits(1, { content: '{"pages":[]}' }), false],
])('%j, then %j: moved is %j', (seen, now, moved) => {
  expect(hasMoved(seen, now)).toBe(moved)
})

test.each<[Stand, string]>([
  [waits(2), '一级审核已通过，现在等待二级审核'],
  [waits(3, { currentLevelName: '主管复核' }), '一级审核已通过，现在等待主管复核'],
  [waits(1), '已重新提交，现在等待一级审核'],
  [waits(1, { content: '{"pages":[1]}' }), '内容已修改并重新提交，现在等待一级审核'],
  [{ status: 3 }, '一级审核已通过，正在等待平台审核'],
  [{ status: 1 }, '现在的状态是“审核通过”'],
  [{ status: 4, checkReason: ' 画面不清晰 ' }, '现在的状态是“内部审核未通过”，原因：画面不清晰'],
  [{ status: 4, checkReason: ' ' }, '现在的状态是“内部审核未通过”'],
  [{ status: 4, checkReason: ['画面不清晰'] }, '现在的状态是“内部审核未通过”'],
  // the reason of the rejection before
  [{ status: 0, checkReason: '画面不清晰' }, '现在的状态是“待提交”'],
  [{ status: 9 }, '现在的状态是“未知（9）”'],
])('what has become of what waited at the first level, %j: %s', (now, words) => {
  expect(whatBecameOf(waits(1, { content: '{"pages":[]}' }), now)).toBe(words)
})
