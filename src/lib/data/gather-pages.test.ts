import { expect, test } from 'vitest'
import { gatherSome } from './gather-pages.ts'

/** Pages as a server gives them, and which of them were asked for. */
function pagesOf(...pages: { ids: (string | number)[]; total: number }[]) {
  const asked: number[] = []
  return {
    asked,
    load: (page: number) => {
      asked.push(page)
      const { ids, total } = pages[page] ?? { ids: [], total: pages.at(-1)?.total ?? 0 }
      return Promise.resolve({ rows: ids.map((id) => ({ id, page })), total })
    },
  }
}

test('page after page until the total is reached', async () => {
  const { asked, load } = pagesOf({ ids: [1, 2], total: 5 }, { ids: [3, 4], total: 5 }, { ids: [5], total: 5 })
  expect((await gatherSome(load)).rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  expect(asked).toEqual([0, 1, 2])
})

test('a row that moved to the next page is there once, as it was seen last', async () => {
  const { load } = pagesOf({ ids: [1, 2], total: 4 }, { ids: ['2', 3], total: 3 })
  expect(await gatherSome(load)).toEqual({
    rows: [
      { id: 1, page: 0 },
      { id: '2', page: 1 },
      { id: 3, page: 1 },
    ],
    total: 3,
  })
})

test('a server that repeats its page, or promises more than it has, is not asked for ever', async () => {
  const repeating = pagesOf({ ids: [1], total: 9 }, { ids: [1], total: 9 }, { ids: [1], total: 9 })
  expect(await gatherSome(repeating.load)).toEqual({ rows: [{ id: 1, page: 1 }], total: 9 })
  expect(repeating.asked).toEqual([0, 1])
  const short = pagesOf({ ids: [1], total: 3 })
  expect((await gatherSome(short.load)).rows).toHaveLength(1)
  expect(short.asked).toEqual([0, 1])
})

test('after ten pages it says how many there are, and no more is asked', async () => {
  const many = pagesOf(...Array.from({ length: 20 }, (_, page) => ({ ids: [page], total: 20 })))
  const { rows, total } = await gatherSome(many.load)
  expect([rows.length, total, many.asked.length]).toEqual([10, 20, 10])
})

test('nothing', async () => {
  const { asked, load } = pagesOf({ ids: [], total: 0 })
  expect(await gatherSome(load)).toEqual({ rows: [], total: 0 })
  expect(asked).toEqual([0])
})
