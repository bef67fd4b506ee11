import { startTransition, useEffect, useState } from 'react'
import type { AdPlan, PlanTerminal } from '#src/domain/plan/network-plan.ts'
import { byTerminal, type TerminalPlan } from '#src/domain/plan/plan-fill.ts'
import { giveWay } from '#src/lib/dom/give-way.ts'

/** The plan by terminal. The one before stays until the next is counted; undefined where none is wanted. */
export function useTerminalPlans(ads: readonly AdPlan[] | undefined, devices: readonly PlanTerminal[] | undefined) {
  const [plans, setPlans] = useState<TerminalPlan[]>()
  useEffect(() => {
    let left = false
    const count = async (wanted: readonly AdPlan[]) => {
      const steps = byTerminal(wanted, devices)
      let step = steps.next()
      while (!step.done) {
        await giveWay()
        if (left) return
        step = steps.next()
      }
      const counted = step.value
      startTransition(() => setPlans(counted))
    }
    if (ads) void count(ads)
    return () => {
      left = true
    }
  }, [ads, devices])
  return ads && plans
}
