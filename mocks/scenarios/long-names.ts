import { ORG_NAME_LIMIT } from '#src/domain/org-rules.ts'
import { GROUP_NAME_LIMIT, NAME_LIMIT, PROGRAM_NAME_LIMIT } from '#src/domain/validation.ts'
import type { Collection } from '../db/gate.ts'
import type { Id } from '../db/models.ts'
import type { World } from '../db/world.ts'

const FILLER = '名字取得很长很长一直写到不能再写为止的那一个'.repeat(3)

export function lengthenNames({ gate }: World): Promise<void> {
  lengthen(gate.device, NAME_LIMIT)
  lengthen(gate.material, NAME_LIMIT)
  lengthen(gate.program, PROGRAM_NAME_LIMIT)
  lengthen(gate.org, ORG_NAME_LIMIT)
  for (const groups of [gate.deviceGroup, gate.materialGroup, gate.programGroup]) lengthen(groups, GROUP_NAME_LIMIT)
  return Promise.resolve()
}

function lengthen<Row extends { id: Id; name: string }>(
  rows: Pick<Collection<Row, never>, 'list' | 'update'>,
  limit: number,
) {
  for (const { id, name } of rows.list())
    rows.update(id, { name: `${name}${FILLER}`.slice(0, limit) } as Partial<Omit<Row, 'id'>>)
}
