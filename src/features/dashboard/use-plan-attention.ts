import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { usePlanThatWasRead } from '#src/api/plan-notes.ts'
import { useCan } from '#src/api/user-info.ts'
import { planFigures, withoutPlan } from '#src/domain/plan/network-plan.ts'
import { wallTime } from '#src/domain/schedule.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { useSingleFlight } from '#src/lib/hooks/use-single-flight.ts'
import { atServer } from '#src/lib/time/server-clock.ts'
import type { AttentionItem } from './attention-strip.tsx'

/** What the plan of the network says, for those who may see ads; it is many calls, which home never begins (N64). */
export function usePlanAttention(): AttentionItem[] {
  const client = useQueryClient()
  const allowed = useCan()('3')
  const state = usePlanThatWasRead()
  const now = useNow()
  const [failure, setFailure] = useState<unknown>()
  const [reading, setReading] = useState(false)
  const retry = useSingleFlight(async () => {
    setFailure(undefined)
    setReading(true)
    try {
      const { networkPlanQuery } = await import('#src/api/network-plan.ts')
      await client.fetchQuery(networkPlanQuery())
    } catch (error) {
      setFailure(error)
    } finally {
      setReading(false)
    }
  })
  const plan = state?.data
  const figures = useMemo(() => {
    const at = new Date(now)
    return plan && { ...planFigures(plan, at), unplanned: withoutPlan(plan, wallTime(at).day)?.length ?? 0 }
  }, [plan, now])
  if (!allowed) return []
  const whole = plan && plan.unread.length === 0
  if (!plan || !figures || (reading && !whole))
    return [{ kind: 'plan', unread: !reading && failure === undefined, error: failure, retry: () => void retry() }]
  const line = `截至 ${formatMoment(atServer(state.dataUpdatedAt)).slice(11, 16)}`
  const kinds = [
    ['adsInserting', figures.inserting],
    ['adsEnding', figures.ending],
    ['adsBeginning', figures.beginning],
    ['unplanned', figures.unplanned],
  ] as const
  // of the plan only what there is stands there
  return kinds.flatMap(([kind, count]): AttentionItem[] =>
    count > 0 ? [{ kind, count, more: !whole, line, retry: () => void retry() }] : [],
  )
}
