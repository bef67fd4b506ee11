import type { OperationId } from '#src/api/generated/operations.gen.ts'
import type { FileOperation } from './faults.ts'
import type { Before } from '../db/gate.ts'

export interface UndoEntry {
  operationId: OperationId | FileOperation
  before: Before[]
}

/** How many calls can be undone. */
const KEPT = 20

/** What comes and goes by itself and is nobody's work: signing in, codes by text message, permissions to upload. */
const PASSING = new Set(['session', 'sms', 'upload'])

export function createUndoLog() {
  let calls: UndoEntry[] = []
  return {
    /** Remembers a call, if it changed something. */
    record(operationId: UndoEntry['operationId'], before: Before[]) {
      const work = before.filter(({ model }) => !PASSING.has(model))
      if (work.length > 0) calls = [...calls, { operationId, before: work }].slice(-KEPT)
    },
    last: () => calls.at(-1),
    pop: () => calls.pop(),
    clear: () => {
      calls = []
    },
  }
}
