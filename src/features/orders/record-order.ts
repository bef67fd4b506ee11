import { newBundle, recordActivity } from '#src/api/activities.ts'
import type { OrderDetail } from '#src/api/generated/types.gen.ts'
import { toSentProgram } from '#src/domain/activity.ts'
import { orderName } from './order-name.ts'

/**
 * Records that the ads of an order were published to its terminals, or stopped on them: each ad is followed by itself.
 * `unansweredAt` is when that was sent without an answer.
 */
export function recordOrder(kind: 'publish' | 'stop', order: OrderDetail, unansweredAt?: number) {
  const { id, programs = [], devices = [] } = order
  const bundle = newBundle(kind === 'publish' ? 'publishOrder' : 'stopOrder', orderName(order))
  for (const { del, ...program } of programs)
    if (del !== 1) recordActivity({ kind, program: toSentProgram(program), order: id }, devices, unansweredAt, bundle)
}
