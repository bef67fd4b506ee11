import { beforeEach, expect, test, vi } from 'vitest'

let pageAnswer: typeof import('./page-answer.ts').pageAnswer
let rowBeyond: typeof import('./page-answer.ts').rowBeyond
beforeEach(async () => {
  vi.resetModules()
  ;({ pageAnswer, rowBeyond } = await import('./page-answer.ts'))
})

const rows = (from: number, count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, ...fields }))
const asked = (page: number, more: object = {}) => ({ page, limit: 10, ...more })

test('what is no list, or is as it was asked for, stays as it came', () => {
  const group = [{ id: 1 }]
  expect(pageAnswer('deviceGroupList', {}, group)).toBe(group)
  const page = { total: 57, data: rows(0, 10) }
  expect(pageAnswer('deviceList', asked(0), page)).toBe(page)
  expect(pageAnswer('deviceList', asked(0), { total: 0, data: [] })).toEqual({ total: 0, data: [] })
})

test.each([
  [0, { data: rows(0, 10) }, { known: 11, more: true }],
  [1, { data: rows(10, 10) }, { known: 21, more: true }],
  [1, { data: rows(10, 9), unreadable: 1 }, { known: 21, more: true }],
  [1, { data: rows(10, 7) }, { known: 17, more: false }],
  [2, { data: [] }, { known: 20, more: false }],
])('page %i without a total, %j (W25)', (page, answer, missingTotal) => {
  expect(pageAnswer('deviceList', asked(page), answer)).toEqual({ ...answer, missingTotal })
})

test('a full first page that is all there is, by its total, is doubted until a total has counted more (C30)', () => {
  const full = { total: 10, data: rows(0, 10) }
  expect(rowBeyond('deviceList', asked(0, { state: 1 }), full)).toEqual({ state: 1, page: 10, limit: 1 })
  expect(rowBeyond('deviceList', { page: 0, limit: 1 }, { total: 1, data: rows(0, 1) })).toEqual({ page: 1, limit: 1 })
  for (const answer of [{ total: 7, data: rows(0, 7) }, { data: rows(0, 10) }, { total: 0, data: [] }])
    expect(rowBeyond('deviceList', asked(0), answer)).toBe(undefined)
  expect(rowBeyond('deviceList', asked(1), full)).toBe(undefined)
  expect(rowBeyond('deviceGroupList', {}, [{ id: 1 }])).toBe(undefined)

  // nothing lies beyond
  pageAnswer('deviceList', { page: 10, limit: 1 }, { total: 10, data: [] })
  expect(pageAnswer('deviceList', asked(0), full)).toBe(full)
  pageAnswer('programList', asked(0), { total: 57, data: rows(0, 10) })
  expect(rowBeyond('deviceList', asked(0), full)).toBe(undefined)
})

test('where totals count the page alone, no list has a total (C30)', () => {
  const full = { total: 10, data: rows(0, 10) }
  pageAnswer('deviceList', { page: 10, limit: 1 }, { total: 1, data: rows(10, 1) })
  const unsaid = { ...full, total: undefined }
  expect(pageAnswer('deviceList', asked(0), full)).toEqual({ ...unsaid, missingTotal: { known: 11, more: true } })
  expect(pageAnswer('programList', asked(2), { total: 4, data: rows(20, 4) })).toMatchObject({
    missingTotal: { known: 24, more: false },
  })
  const none = { total: 0, data: [] }
  expect(pageAnswer('programList', asked(0), none)).toBe(none)
})

test('an empty page of rows that there are is the mistake of the server, but for a count (W25)', () => {
  const empty = { total: 57, data: [] }
  expect(() => pageAnswer('deviceList', asked(0), empty)).toThrow(
    '共 57 条，第一页却没有数据：服务器的页码可能从 1 开始',
  )
  // rows of a later page may be gone since they were counted
  expect(pageAnswer('deviceList', asked(5), empty)).toBe(empty)
  expect(pageAnswer('deviceList', { page: 0, limit: 1 }, empty)).toBe(empty)
})

test('a page that is the first once more is none, unless rows were added meanwhile (W25)', () => {
  const first = { total: 57, data: rows(0, 10) }
  pageAnswer('deviceList', asked(0), first)
  expect(() => pageAnswer('deviceList', asked(1), first)).toThrow('第 2 页与第一页相同')
  expect(pageAnswer('deviceList', asked(1, { state: 1 }), first)).toBe(first)
  expect(pageAnswer('deviceList', asked(1), { ...first, total: 67 })).toEqual({ ...first, total: 67 })
  expect(pageAnswer('deviceList', asked(1), { total: 57, data: rows(10, 10) })).toEqual({
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
] as const)('%s asked for %j is none with %j (W26)', (operationId, filter, data, label) => {
  const answer = { total: 9, data: data.map((row, id) => ({ id, ...row })) }
  expect(() => pageAnswer(operationId, { page: 0, limit: 1, ...filter }, answer)).toThrow(`没有按“${label}”筛选`)
})

test.each([
  ['deviceList', { state: 0 }, [{ state: 0 }, { state: 0 }, { state: 1 }]],
  ['deviceList', { state: '0' }, [{ state: 0 }]],
  ['deviceList', { state: null, groupId: '' }, [{ state: 0, groupId: 3 }]],
  ['materialList', { status: 7 }, [{}, { status: null }]],
  ['programList', { name: 'x' }, [{ name: '秋' }]],
] as const)('%s asked for %j takes %j', (operationId, filter, data) => {
  const answer = { total: 9, data: data.map((row, id) => ({ id, ...row })) }
  expect(pageAnswer(operationId, { page: 0, limit: 10, ...filter }, answer)).toBe(answer)
})
