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
