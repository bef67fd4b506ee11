import { describe, expect, test } from 'vitest'
import type { Material, Program } from '#src/api/generated/types.gen.ts'
import { makeQueue, nextAfter } from './review-queue.ts'

const waiting = (id: number | string, currentLevel = 1, more: object = {}) =>
  ({ id, name: `第${id}个`, status: 2, currentLevel, ...more }) as Material & Program
const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key)
const all = new Set(['24', '25', '26', '27', '34', '35', '36', '37'])

describe('what waits for somebody', () => {
  test('only at levels that the account decides', () => {
    const queue = makeQueue(
      { material: [waiting(1, 1), waiting(2, 2), waiting(3, 3)], program: [waiting(1, 1), waiting(2, 2)] },
      new Set(['25', '34']),
    )
    expect(keys(queue)).toEqual(['material:2', 'program:1'])
    expect(queue.map(({ level }) => level)).toEqual([2, 1])
  })

  test('nothing else than what is in review, at a level that there is', () => {
    expect(
      makeQueue({ material: [{ ...waiting(1), status: 3 }, waiting(2, 0), waiting(3, 5), { id: 4 }] }, all),
    ).toEqual([])
    expect(makeQueue({}, all)).toEqual([])
  })

  test('by id where the rows tell no time: numbers by size, beyond doubles too', () => {
    const material = ['9007199254740993', 9, '10', '9007199254740992'].map((id) => waiting(id))
    expect(keys(makeQueue({ material, program: [waiting(2), waiting(1)] }, all))).toEqual([
      'material:9',
      'material:10',
      'material:9007199254740992',
      'material:9007199254740993',
      'program:1',
      'program:2',
    ])
  })

  test('ids that do not count stay as they came', () => {
    expect(keys(makeQueue({ material: ['b', 'a', 'c'].map((id) => waiting(id)) }, all))).toEqual([
      'material:b',
      'material:a',
      'material:c',
    ])
  })

  test('by time where every row tells it, ads and materials mixed', () => {
    const at = (createTime: string) => ({ createTime })
    const material = [waiting(1, 1, at('2026-11-20 09:00:00')), waiting(2, 1, at('2026-11-18 09:00:00'))]
    expect(keys(makeQueue({ material, program: [waiting(3, 1, at('2026-11-19 09:00:00'))] }, all))).toEqual([
      'material:2',
      'program:3',
      'material:1',
    ])
    expect(keys(makeQueue({ material, program: [waiting(3)] }, all))).toEqual(['material:1', 'material:2', 'program:3'])
  })
})

describe('where to go on', () => {
  const queue = makeQueue({ material: [1, 2, 3, 4].map((id) => waiting(id)) }, all)
  const without = (...ids: number[]) => queue.filter(({ record }) => !ids.includes(Number(record.id)))
  const after = (id: number, now: typeof queue) => nextAfter(`material:${id}`, queue, now)?.key

  test.each([
    ['to the next', 2, without(2), 'material:3'],
    ['over what others have decided', 2, without(2, 3), 'material:4'],
    ['from the last to the first', 4, without(4), 'material:1'],
    ['to the next, although the item waits again at another level', 2, queue, 'material:3'],
    ['to the item itself when nothing else is left', 2, without(1, 3, 4), 'material:2'],
    ['nowhere when nothing is left', 2, [], undefined],
    ['to the first when the item was never there', 9, queue, 'material:1'],
  ])('%s', (_, id, now, key) => expect(after(id, now)).toBe(key))
})
