import type { Material } from '#src/api/generated/types.gen.ts'
import type { MaterialUses } from '#src/domain/uses/material-uses.ts'
import { useWhereUsed } from './use-where-used.ts'

/** Where the material of a card is used. */
export function UseNote({ material, uses }: { material: Material; uses: MaterialUses }) {
  const used = useWhereUsed(uses, material)
  return used && <span title={used.text}>{used.text}</span>
}
