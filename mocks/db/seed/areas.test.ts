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
