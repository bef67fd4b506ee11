import { expect, test } from 'vitest'
import { regions } from '../regions.ts'
import { areas } from './areas.ts'

test('every place of the demo company is in the region tree, so that terminals are found by it', () => {
  const missing = Object.values(areas).flatMap((provinces) =>
    Object.entries(provinces).flatMap(([provinceName, cities]) => {
      const province = regions.find(({ name }) => name === provinceName)
      return Object.entries(cities).flatMap(([cityName, districts]) => {
        const city = province?.children?.find(({ name }) => name === cityName)
        return districts
          .split(' ')
          .filter((district) => !city?.children?.some(({ name }) => name === district))
          .map((district) => `${provinceName} ${cityName} ${district}`)
      })
    }),
  )
  expect(missing).toEqual([])
})

test('台湾, 香港 and 澳门 are among the regions, with places below and codes of their own', () => {
  const found = ['台湾省', '香港特别行政区', '澳门特别行政区'].map((wanted) =>
    regions.find(({ name }) => name === wanted),
  )
  expect(found.map((region) => region?.code)).toEqual(['710000', '810000', '820000'])
  for (const region of found) expect(region?.children?.[0]?.children?.[0]?.name).toBeTruthy()
  const codes = regions.flatMap((region) => [region, ...(region.children ?? [])].map(({ code }) => code))
  expect(new Set(codes).size).toBe(codes.length)
})
