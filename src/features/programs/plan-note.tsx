import type { Program } from '#src/api/generated/types.gen.ts'
import { usePlanThatWasRead } from '#src/api/plan/plan-notes.ts'
import { atServer } from '#src/lib/time/server-clock.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'

/** What a plan says that was read longer ago (ms) is not told any more. */
const TOLD_MS = 3_600_000

/** Where an ad plays and until when, once the plan of the network has been read; no card asks for it. */
export function PlanNote({ program: { id } }: { program: Program }) {
  const plan = usePlanThatWasRead()
  const now = useNow()
  const note = plan?.data?.notes.get(String(id))
  return plan && note && now - atServer(plan.dataUpdatedAt) < TOLD_MS ? <span>{note}</span> : null
}
