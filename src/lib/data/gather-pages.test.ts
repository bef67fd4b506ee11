import { describe, expect, test } from 'vitest'
import { UserError } from '#src/lib/errors/user-error.ts'
import { gatherPages, gatherSome, ROW_LIMIT, unlessAborted, type Page } from './gather-pages.ts'

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

describe('all pages for a file', () => {
  /** Pages with so many rows, and what came of them: rows and total of each. */
  async function gathered(pages: readonly Page<unknown>[], signal = new AbortController().signal) {
    const asked: number[] = []
    const found: [number, number][] = []
    const load = (number: number) => {
      asked.push(number)
      return Promise.resolve(pages[number] ?? { rows: [], total: pages[0]?.total ?? 0 })
    }
    for await (const { rows, total } of gatherPages(load, signal)) found.push([rows.length, total])
    return { asked, found }
  }
  const page = (total: number, ...rows: unknown[]): Page<unknown> => ({ rows, total })

  test.each<[string, Page<unknown>[], [number, number][], number]>([
    [
      'until the total is reached',
      [page(5, 1, 2), page(5, 3, 4), page(5, 5)],
      [
        [2, 5],
        [2, 5],
        [1, 5],
      ],
      3,
    ],
    ['until a page is empty, where the total promises more', [page(9, 1, 2)], [[2, 9]], 2],
    [
      'until a page is empty, where the total says nothing',
      [page(0, 1, 2), page(0, 3)],
      [
        [2, 2],
        [1, 3],
      ],
      3,
    ],
    ['until a page is empty, where the total is no number', [page(Number.NaN, 1, 2)], [[2, 2]], 2],
    ['more than the total said', [page(1, 1, 2)], [[2, 2]], 1],
    [
      'rows that are alike, one on a page',
      [page(3, 'x'), page(3, 'x'), page(3, 'x')],
      [
        [1, 3],
        [1, 3],
        [1, 3],
      ],
      3,
    ],
    ['none', [page(0)], [], 1],
  ])('%s', async (_what, pages, found, calls) => {
    expect(await gathered(pages)).toEqual({ asked: Array.from({ length: calls }, (_, number) => number), found })
  })

  test('a page that comes again ends it, with words', async () => {
    await expect(gathered([page(9, 1, 2), page(9, 1, 2)])).rejects.toThrow('服务器重复返回了同一页数据，未生成文件')
  })

  test('more rows than a sheet holds are refused, one fewer is not', async () => {
    await expect(gathered([page(ROW_LIMIT + 1, 1)])).rejects.toThrow(UserError)
    expect((await gathered([page(ROW_LIMIT, 1)])).found).toEqual([[1, ROW_LIMIT]])
  })

  test('aborted, it asks for no page and gives none, and says why', async () => {
    const reason = new Error('stopped')
    await expect(gathered([page(1, 1)], AbortSignal.abort(reason))).rejects.toBe(reason)
    const end = new AbortController()
    const pages = gatherPages(() => new Promise<Page<number>>(() => undefined), end.signal)
    const first = pages.next()
    end.abort(reason)
    await expect(first).rejects.toBe(reason)
  })

  test('what is aborted after it has come is what has come, and nothing is listened for any more', async () => {
    const end = new AbortController()
    const { addEventListener, removeEventListener } = end.signal
    let listeners = 0
    end.signal.addEventListener = (...of: Parameters<typeof addEventListener>) => {
      listeners += 1
      addEventListener.apply(end.signal, of)
    }
    end.signal.removeEventListener = (...of: Parameters<typeof removeEventListener>) => {
      listeners -= 1
      removeEventListener.apply(end.signal, of)
    }
    await expect(unlessAborted(Promise.resolve('come'), end.signal)).resolves.toBe('come')
    await expect(unlessAborted(Promise.reject(new Error('broken')), end.signal)).rejects.toThrow('broken')
    expect(listeners).toBe(0)
  })
})
