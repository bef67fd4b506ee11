import { recordActivity } from '#src/api/activities.ts'
import type { OrderDetail } from '#src/api/generated/types.gen.ts'
import { toSentProgram } from '#src/domain/activity.ts'

/**
 * Records that the ads of an order were published to its terminals, or stopped on them: each ad is followed by itself.
 * `unansweredAt` is when that was sent without an answer.
 */
export function recordOrder(
  kind: 'publish' | 'stop',
  { id, programs = [], devices = [] }: OrderDetail,
  unansweredAt?: number,
) {
  for (const { del, ...program } of programs)
    if (del !== 1) recordActivity({ kind, program: toSentProgram(program), order: id }, devices, unansweredAt)
}
