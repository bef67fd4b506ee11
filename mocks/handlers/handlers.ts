import type { OperationId } from '#src/api/generated/operations.gen.ts'
import { dashboardHandlers } from './dashboard.ts'
import { deviceHandlers } from './devices.ts'
import type { Handler } from './handler.ts'
import { materialHandlers } from './materials.ts'
import { programHandlers } from './programs.ts'
import { sessionHandlers } from './session.ts'

const eagerHandlers = {
  ...sessionHandlers,
  ...dashboardHandlers,
  ...deviceHandlers,
  ...materialHandlers,
  ...programHandlers,
}

export type EagerHandlers = keyof typeof eagerHandlers

/**
 * The handler of a call. Those of lazy-handlers.ts are loaded with the first of their calls, so that a demo begins
 * with less.
 */
export async function handlerOf(operationId: OperationId): Promise<Handler<never>> {
  const table = operationId in eagerHandlers ? eagerHandlers : (await import('./lazy-handlers.ts')).lazyHandlers
  // which one it is, is known at run time only; the two tables together are complete by type
  return table[operationId as keyof typeof table]
}
