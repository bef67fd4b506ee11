import { expect, test } from 'vitest'
import { topAds } from './top-ads.ts'

test('the ten that were played longest, and their hours together', () => {
  const ads = Array.from({ length: 11 }, (_, index) => ({
    name: `广告${index}`,
    del: index % 2,
    duration: index * 3600,
  }))
  const top = topAds(ads)
  expect(top?.ads.map(({ name }) => name)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((index) => `广告${index}`))
  expect(top?.ads.slice(0, 2)).toEqual([
    { name: '广告10', deleted: false, hours: 10 },
    { name: '广告9', deleted: true, hours: 9 },
  ])
  expect(top?.totalHours).toBe(55)
})

test('what has no name or length is shown so, and what makes no sense is none', () => {
  expect(topAds([{}])).toEqual({ ads: [{ name: '--', deleted: false, hours: 0 }], totalHours: 0 })
  for (const wrong of [undefined, {}, [null], [7], [{ duration: -1 }], [{ duration: 'x' }]])
    expect(topAds(wrong)).toBeUndefined()
})

test('they are in order whatever order they come in, and the sum is of the hours that are shown', () => {
  // each is a little longer than the hours that are shown of it
  const given = Array.from({ length: 11 }, (_, index) => ({ name: '甲', duration: ((index * 7) % 11) * 3_600 + 17 }))
  const { ads = [], totalHours } = topAds(given) ?? {}
  expect(ads.map(({ hours }) => hours)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(totalHours).toBe(55)
})
