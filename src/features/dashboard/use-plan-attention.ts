import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlanThatWasRead } from '#src/api/plan-notes.ts'
import { useCan } from '#src/api/user-info.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { useSingleFlight } from '#src/lib/hooks/use-single-flight.ts'
import { atServer } from '#src/lib/time/server-clock.ts'
import type { AttentionItem } from './attention-strip.tsx'

/** What the plan of the network says, for those who may see ads; it is many calls, which home never begins (N64). */
export function usePlanAttention(): AttentionItem[] {
  const client = useQueryClient()
  const allowed = useCan()('3')
  const state = usePlanThatWasRead()
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
  if (!allowed) return []
  const whole = plan && plan.unread.length === 0
  if (!plan || (reading && !whole))
    return [{ kind: 'plan', unread: !reading && failure === undefined, error: failure, retry: () => void retry() }]
  const line = `截至 ${formatMoment(atServer(state.dataUpdatedAt)).slice(11, 16)}`
  const kinds = [
    ['adsInserting', plan.figures.inserting ?? 0],
    ['adsEnding', plan.figures.ending ?? 0],
    ['adsBeginning', plan.figures.beginning ?? 0],
    ['unplanned', plan.figures.unplanned ?? 0],
  ] as const
  // of the plan only what there is stands there
  return kinds.flatMap(([kind, count]): AttentionItem[] =>
    count > 0 ? [{ kind, count, more: !whole, line, retry: () => void retry() }] : [],
  )
}
