import { ORG_NAME_LIMIT } from '#src/domain/org-rules.ts'
import { GROUP_NAME_LIMIT, NAME_LIMIT, PROGRAM_NAME_LIMIT } from '#src/domain/validation.ts'
import type { Collection } from '../db/gate.ts'
import type { Id } from '../db/models.ts'
import type { World } from '../db/world.ts'

/** Turns around what follows, to the end of the line unless it is kept apart. */
const OVERRIDE = '\u202Egpj.'
/** Runs from right to left, and takes a number behind it along. */
const WORD = 'שלום 2'

/** Gives every name a mark that turns the text around, or, every other one, a word that runs from right to left. */
export function turnNames({ gate }: World): Promise<void> {
  turn(gate.device, NAME_LIMIT)
  turn(gate.material, NAME_LIMIT)
  turn(gate.program, PROGRAM_NAME_LIMIT)
  turn(gate.order, PROGRAM_NAME_LIMIT)
  turn(gate.role, PROGRAM_NAME_LIMIT)
  turn(gate.account, NAME_LIMIT)
  turn(gate.org, ORG_NAME_LIMIT)
  for (const groups of [gate.deviceGroup, gate.materialGroup, gate.programGroup]) turn(groups, GROUP_NAME_LIMIT)
  return Promise.resolve()
}

function turn<Row extends { id: Id; name: string }>(
  rows: Pick<Collection<Row, never>, 'list' | 'update'>,
  limit: number,
) {
  for (const [index, { id, name }] of rows.list().entries()) {
    const end = index % 2 === 0 ? OVERRIDE : WORD
    rows.update(id, { name: `${name.slice(0, limit - end.length)}${end}` } as Partial<Omit<Row, 'id'>>)
  }
}
