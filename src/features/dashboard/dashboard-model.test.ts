import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastDays } from '#src/domain/dates.ts'
import { topAds } from '#src/domain/top-ads.ts'
import { deviceCounts, greetingOf, materialCounts, onlineDays, reviewCounts } from './dashboard-model.ts'

const TODAY = '20261120'
const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withMap: true })
const value = fc.oneof(anything, fc.double(), fc.constantFrom(Number.MAX_SAFE_INTEGER, '7', ' ', '1e3'))
const item = fc.oneof(
  value,
  fc.record({ duration: value, count: value, name: value, del: value }, { requiredKeys: [] }),
)
const key = fc.oneof(fc.constantFrom('0', '1', '9', '20261120', '20261345', '__proto__'), fc.string())
/** Anything at all, and what is nearly an answer. */
const wild = fc.oneof(anything, fc.dictionary(key, item), fc.array(item))

describe('deviceCounts', () => {
  it('has online first, the total and the shares', () => {
    expect(deviceCounts({ 0: 50, 1: 150 })).toEqual({
      total: 200,
      items: [
        { key: '1', label: '在线', count: 150, share: 75 },
        { key: '0', label: '离线', count: 50, share: 25 },
      ],
    })
  })

  it('counts what the server leaves out as 0', () => {
    expect(deviceCounts({ 1: 3 })?.items[1]).toEqual({ key: '0', label: '离线', count: 0, share: 0 })
    expect(deviceCounts({})).toMatchObject({ total: 0, items: [{ count: 0 }, { count: 0 }] })
  })

  it.each([undefined, null, [], 'x', 3, { 1: 'many' }, { 1: -1 }, { 1: NaN }, { 1: {} }, { 1: '' }])(
    'refuses %j',
    (part) => {
      expect(deviceCounts(part)).toBeUndefined()
    },
  )
})

describe('reviewCounts', () => {
  it('names unknown codes, those of materials too, and leaves out unknown zeros', () => {
    const counts = reviewCounts({ 0: 1, 1: '2', 6: 1, 9: 3, 8: 0 })
    expect(counts?.total).toBe(7)
    expect(counts?.items.map((item) => item.label)).toEqual([
      '待提交',
      '审核通过',
      '内部审核中',
      '平台审核中',
      '内部审核未通过',
      '平台审核未通过',
      '未知（6）',
      '未知（9）',
    ])
  })

  it('sums up unknown codes beyond six', () => {
    const counts = reviewCounts(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`x${index}`, 1])))
    expect(counts?.items).toHaveLength(6 + 6 + 1)
    expect(counts?.items.at(-1)).toMatchObject({ label: '未知（…）', count: 94 })
  })
})

describe('materialCounts', () => {
  it('reads images and videos', () => {
    expect(materialCounts({ 0: 7, 1: 3 })).toEqual({ images: 7, videos: 3 })
    expect(materialCounts([])).toBeUndefined()
  })
})

describe('onlineDays', () => {
  it('fills missing days with zeros and converts seconds (C15)', () => {
    const online = onlineDays(
      { 20261120: { duration: 3_600, count: 1 }, 20261118: { duration: 90_000, count: 2 } },
      TODAY,
    )
    expect(online?.days.map(({ day }) => day)).toEqual([
      '20261114',
      '20261115',
      '20261116',
      '20261117',
      '20261118',
      '20261119',
      '20261120',
    ])
    expect(online?.days.map(({ hours }) => hours)).toEqual([0, 0, 0, 0, 25, 0, 1])
    expect(online?.days.map(({ devices }) => devices)).toEqual([0, 0, 0, 0, 2, 0, 1])
    // the day that still goes on does not lower the average
    expect(online).toMatchObject({ totalHours: 26, averageHours: 4.17, goesOn: true })
  })

  it('leaves out older days', () => {
    expect(
      onlineDays({ 20261101: { duration: 3_600, count: 1 }, 20261120: { duration: 7_200, count: 1 } }, TODAY)
        ?.totalHours,
    ).toBe(2)
  })

  it('follows the calendar of the server where it is another', () => {
    const yesterday = Object.fromEntries(
      Array.from({ length: 7 }, (_, index) => [`202611${13 + index}`, { duration: 3_600, count: 1 }]),
    )
    expect(onlineDays(yesterday, TODAY)?.days.at(-1)?.day).toBe('20261119')
    expect(onlineDays(yesterday, TODAY)).toMatchObject({ totalHours: 7, averageHours: 1, goesOn: false })
    expect(onlineDays({ 20261121: { duration: 3_600, count: 1 } }, TODAY)?.days.at(-1)?.day).toBe('20261121')
  })

  it('takes an empty answer as seven days of nothing', () => {
    expect(onlineDays({}, TODAY)).toMatchObject({ totalHours: 0, days: { length: 7 } })
  })

  it.each([
    undefined,
    null,
    [],
    { today: {} },
    { 20261120: 5 },
    { 20261120: { duration: 'long' } },
    { 20261120: { count: -1 } },
  ])('refuses %j', (part) => {
    expect(onlineDays(part, TODAY)).toBeUndefined()
  })
})

describe('topAds', () => {
  it('orders, cuts to ten, marks deleted ones, and has two decimals', () => {
    const ads = topAds([
      { name: '甲', duration: 100 },
      { name: ' ', del: 1, duration: 5_000 },
      ...Array.from({ length: 10 }, () => ({ name: '乙', del: false, duration: 40 })),
    ])
    expect(ads?.ads).toHaveLength(10)
    expect(ads?.ads.slice(0, 2)).toEqual([
      { name: '--', deleted: true, hours: 1.39 },
      { name: '甲', deleted: false, hours: 0.03 },
    ])
    expect(ads?.totalHours).toBe(1.5)
  })

  it.each([undefined, {}, ['x'], [null], [{ name: '甲', duration: 'long' }]])('refuses %j', (part) => {
    expect(topAds(part)).toBeUndefined()
  })
})

describe('whatever the server sends', () => {
  // the unit check of C15 speaks up, as it should
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
  afterEach(() => vi.restoreAllMocks())

  it('never throws and shows only finite numbers', () => {
    fc.assert(
      fc.property(wild, (part) => {
        for (const counts of [deviceCounts(part), reviewCounts(part)]) {
          if (counts)
            expect(
              [counts.total, ...counts.items.flatMap(({ count, share = 0 }) => [count, share])].every(Number.isFinite),
            ).toBe(true)
        }
        materialCounts(part)
        const online = onlineDays(part, TODAY)
        if (online)
          expect(
            [online.totalHours, ...online.days.flatMap(({ hours, devices }) => [hours, devices])].every(
              Number.isFinite,
            ),
          ).toBe(true)
        const top = topAds(part)
        if (top) expect(top.ads.every((ad) => Number.isFinite(ad.hours) && ad.name !== '')).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })

  it('shares of real counts add up', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4', '5', '9'), fc.nat(1e9)), (part) => {
        const counts = reviewCounts(part)
        expect(counts?.items.reduce((sum, { count }) => sum + count, 0)).toBe(counts?.total)
      }),
    )
  })

  it('always has seven days in a row', () => {
    const days = fc
      .date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true })
      .map((date) => lastDays(1, date)[0] ?? '')
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^20\d{6}$/), fc.record({ duration: fc.nat(), count: fc.nat() })),
        days,
        (part, today) => {
          const shown = onlineDays(part, today)?.days.map(({ day }) => day) ?? []
          expect(new Set(shown).size).toBe(7)
          expect(shown).toEqual([...shown].sort())
        },
      ),
    )
  })
})

describe('greetingOf', () => {
  it.each([
    [0, '夜深了'],
    [8, '早上好'],
    [11, '上午好'],
    [12, '中午好'],
    [17, '下午好'],
    [23, '晚上好'],
  ])('%i: %s', (hour, greeting) => {
    expect(greetingOf(hour)).toBe(greeting)
  })
})
