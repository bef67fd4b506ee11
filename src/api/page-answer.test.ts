import { beforeEach, expect, test, vi } from 'vitest'

type PageAnswer = typeof import('./page-answer.ts').pageAnswer
let answered: PageAnswer
/** What was asked for beside it. */
let beyond: unknown[]
beforeEach(async () => {
  vi.resetModules()
  beyond = []
  answered = (await import('./page-answer.ts')).pageAnswer
})
/** As the client takes an answer; behind it lies nothing, or `behind`. */
const pageAnswer = (
  operationId: Parameters<PageAnswer>[0],
  query: Parameters<PageAnswer>[1],
  answer: unknown,
  behind: unknown = { total: 10, data: [] },
): Promise<unknown> =>
  answered(operationId, query, answer, async (next) => {
    beyond.push(next)
    return pageAnswer(operationId, next, behind)
  })

const rows = (from: number, count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, ...fields }))
const asked = (page: number, more: object = {}) => ({ page, limit: 10, ...more })

test('what is no list, or is as it was asked for, stays as it came', async () => {
  const group = [{ id: 1 }]
  expect(await pageAnswer('deviceGroupList', {}, group)).toBe(group)
  const page = { total: 57, data: rows(0, 10) }
  expect(await pageAnswer('deviceList', asked(0), page)).toBe(page)
  expect(await pageAnswer('deviceList', asked(0), { total: 0, data: [] })).toEqual({ total: 0, data: [] })
})

test.each([
  [0, { data: rows(0, 10) }, { known: 11, more: true }],
  [1, { data: rows(10, 10) }, { known: 21, more: true }],
  [1, { data: rows(10, 9), unreadable: 1 }, { known: 21, more: true }],
  [1, { data: rows(10, 7) }, { known: 17, more: false }],
  [2, { data: [] }, { known: 20, more: false }],
])('page %i without a total, %j (W25)', async (page, answer, missingTotal) => {
  expect(await pageAnswer('deviceList', asked(page), answer)).toEqual({ ...answer, missingTotal })
})

test('behind a full first page that is all there is, by its total, is looked once, until totals are known (C30)', async () => {
  const full = { total: 10, data: rows(0, 10) }
  for (const answer of [{ total: 7, data: rows(0, 7) }, { data: rows(0, 10) }, { total: 0, data: [] }])
    await pageAnswer('deviceList', asked(0), answer)
  await pageAnswer('deviceGroupList', {}, [{ id: 1 }])
  expect(beyond).toEqual([])
  expect(await pageAnswer('deviceList', asked(0, { state: 1 }), full)).toBe(full)
  await pageAnswer('deviceList', { page: 0, limit: 1 }, { total: 1, data: rows(0, 1) })
  expect(beyond).toEqual([
    { state: 1, page: 10, limit: 1 },
    { page: 1, limit: 1 },
  ])
  await pageAnswer('programList', asked(0), { total: 57, data: rows(0, 10) })
  expect(await pageAnswer('deviceList', asked(0), full)).toBe(full)
  expect(beyond).toHaveLength(2)
})

test('where totals count the page alone, no list has a total (C30)', async () => {
  const full = { total: 10, data: rows(0, 10) }
  const unsaid = { ...full, total: undefined, missingTotal: { known: 11, more: true } }
  expect(await pageAnswer('deviceList', asked(0), full, { total: 1, data: rows(10, 1) })).toEqual(unsaid)
  expect(await pageAnswer('deviceList', asked(0), full)).toEqual(unsaid)
  expect(await pageAnswer('programList', asked(2), { total: 4, data: rows(20, 4) })).toMatchObject({
    missingTotal: { known: 24, more: false },
  })
  const none = { total: 0, data: [] }
  expect(await pageAnswer('programList', asked(0), none)).toBe(none)
  expect(beyond).toHaveLength(1)
})

test('an empty page of rows that there are is the mistake of the server, but for a count (W25)', async () => {
  const empty = { total: 57, data: [] }
  await expect(pageAnswer('deviceList', asked(0), empty)).rejects.toThrow(
    '共 57 条，第一页却没有数据：服务器的页码可能从 1 开始',
  )
  // rows of a later page may be gone since they were counted
  expect(await pageAnswer('deviceList', asked(5), empty)).toBe(empty)
  expect(await pageAnswer('deviceList', { page: 0, limit: 1 }, empty)).toBe(empty)
})

test('a page that is the first once more is none, unless rows were added meanwhile (W25)', async () => {
  const first = { total: 57, data: rows(0, 10) }
  await pageAnswer('deviceList', asked(0), first)
  await expect(pageAnswer('deviceList', asked(1), first)).rejects.toThrow('第 2 页与第一页相同')
  expect(await pageAnswer('deviceList', asked(1, { state: 1 }), first)).toBe(first)
  expect(await pageAnswer('deviceList', asked(1), { ...first, total: 67 })).toEqual({ ...first, total: 67 })
  expect(await pageAnswer('deviceList', asked(1), { total: 57, data: rows(10, 10) })).toEqual({
    total: 57,
    data: rows(10, 10),
  })
})

test.each([
  ['deviceList', { state: 0 }, [{ state: 1 }], '在线状态'],
  ['programPlayList', { state: 0 }, [{ deviceState: 1 }, { deviceState: 0 }], '在线状态'],
  ['materialList', { status: 7 }, [{ status: 7 }, { status: 1 }, { status: 0 }], '状态'],
  ['materialList', { type: 1 }, [{ type: 0 }], '类型'],
  ['userList', { enabled: 0 }, [{ enabled: 1 }], '启用状态'],
  ['userList', { roleId: '\\uDFFF9007199254740993' }, [{ roleId: '9007199254740995' }], '角色'],
] as const)('%s asked for %j is none with %j (W26)', async (operationId, filter, data, label) => {
  const answer = { total: 9, data: data.map((row, id) => ({ id, ...row })) }
  await expect(pageAnswer(operationId, { page: 0, limit: 1, ...filter }, answer)).rejects.toThrow(
    `没有按“${label}”筛选`,
  )
})

test.each([
  ['deviceList', { state: 0 }, [{ state: 0 }, { state: 0 }, { state: 1 }]],
  ['deviceList', { state: '0' }, [{ state: 0 }]],
  ['deviceList', { state: null, groupId: '' }, [{ state: 0, groupId: 3 }]],
  ['materialList', { status: 7 }, [{}, { status: null }]],
  ['programList', { name: 'x' }, [{ name: '秋' }]],
] as const)('%s asked for %j takes %j', async (operationId, filter, data) => {
  const answer = { total: 9, data: data.map((row, id) => ({ id, ...row })) }
  expect(await pageAnswer(operationId, { page: 0, limit: 10, ...filter }, answer)).toBe(answer)
})

test('of a server that ignores the limit each page is taken out of all rows, wherever these come (C40)', async () => {
  const all = { total: 57, data: rows(0, 57) }
  expect(await pageAnswer('deviceList', asked(0), all)).toEqual({ total: 57, data: rows(0, 10) })
  expect(await pageAnswer('deviceList', asked(5), { data: rows(0, 57) })).toEqual({ total: 57, data: rows(50, 7) })
  // behind the first page is nothing
  expect(await pageAnswer('deviceList', asked(1), { total: 57, data: [] }, all)).toEqual({
    total: 57,
    data: rows(10, 10),
  })
  expect(beyond).toEqual([{ page: 0, limit: 20 }])
  // rows that are gone since they were counted are gone
  expect(await pageAnswer('deviceList', asked(1), { total: 12, data: [] }, { total: 9, data: rows(0, 9) })).toEqual({
    total: 12,
    data: [],
  })
  // what gathers takes all of it
  const gathered = { page: 0, limit: 400 }
  expect(await pageAnswer('deviceList', gathered, { total: 500, data: rows(0, 500) })).toEqual({
    total: 500,
    data: rows(0, 500),
  })
})
