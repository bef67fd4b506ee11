import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toIdLists } from './id-lists.ts'

test('no list makes a URL of more than 2,000 characters, and none of the ids is lost or moved', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(), fc.uuid()), { maxLength: 400 }), (ids) => {
      const lists = toIdLists(ids)
      expect(lists.flatMap((part) => part.ids)).toEqual(ids)
      expect(lists.map((part) => part.list).join(',')).toBe(ids.join(','))
      for (const { list } of lists)
        expect(`https://api.example.invalid/api/device/${list}/work-cron/00:00-23:59`.length).toBeLessThan(2000)
    }),
  )
})

test('the lists are as few as possible, by the length that an id has in an address', () => {
  const [half, rest] = ['a'.repeat(850), 'b'.repeat(849)]
  expect(toIdLists([half, rest]).map(({ ids }) => ids)).toEqual([[half, rest]])
  expect(toIdLists([half, `${rest}b`, 7]).map(({ ids }) => ids)).toEqual([[half], [`${rest}b`, 7]])
  expect(toIdLists(['a'.repeat(1691), '长']).map(({ ids }) => ids.length)).toEqual([1, 1])
  expect(toIdLists(['a'.repeat(1690), '长']).map(({ ids }) => ids.length)).toEqual([2])
  expect(toIdLists([1, 2, 3])).toEqual([{ list: '1,2,3', ids: [1, 2, 3] }])
})
