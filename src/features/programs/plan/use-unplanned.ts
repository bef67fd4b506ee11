import { useMemo } from 'react'
import { planAge } from '#src/api/plan/network-plan.ts'
import { usePlayLists } from '#src/api/use-play-lists.ts'
import { withoutAny, withoutPlan, type NetworkPlan, type PlanTerminal } from '#src/domain/plan/network-plan.ts'
import { usePageVisible } from '#src/lib/hooks/use-page-visible.ts'

const NONE: PlanTerminal[] = []

/** So few are asked without being looked at. */
const FEW = 60

/**
 * Terminals without ads. The plan knows those without an ad of this account's; where they are few, or once they are
 * looked at (`opened`), each is asked for its own list, where ads of others may play (N68).
 */
export function useUnplanned(plan: NetworkPlan | undefined, today: number, opened: boolean) {
  const seen = usePageVisible()
  const unnamed = useMemo(() => plan && withoutPlan(plan, today), [plan, today])
  const few = unnamed !== undefined && unnamed.length <= FEW
  const lists = usePlayLists(unnamed ?? NONE, (opened || few) && seen, plan && planAge(plan))
  const terminals = useMemo(() => unnamed && withoutAny(unnamed, lists.known, today), [unnamed, lists.known, today])
  return {
    /** Undefined while nobody can say. */
    terminals,
    /** Not all of them were asked: ads of others may play on some. */
    atMost: unnamed !== undefined && lists.known.size < unnamed.length,
    lists,
  }
}

export type Unplanned = ReturnType<typeof useUnplanned>
