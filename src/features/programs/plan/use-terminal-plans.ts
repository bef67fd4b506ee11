import { startTransition, useEffect, useState } from 'react'
import type { AdPlan, PlanTerminal } from '#src/domain/plan/network-plan.ts'
import { byTerminal, type TerminalPlan } from '#src/domain/plan/plan-fill.ts'
import { giveWay } from '#src/lib/dom/give-way.ts'

/**
 * The plan by terminal of the ads that `asked` names. While more of them are read the one before stays until the next
 * is counted; undefined where none is wanted, or another was asked for before.
 */
export function useTerminalPlans(
  asked: string,
  ads: readonly AdPlan[] | undefined,
  devices: readonly PlanTerminal[] | undefined,
) {
  const [counted, setCounted] = useState<{ asked: string; plans: TerminalPlan[] }>()
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
      const plans = step.value
      startTransition(() => setCounted({ asked, plans }))
    }
    if (ads) void count(ads)
    return () => {
      left = true
    }
  }, [asked, ads, devices])
  return ads && counted?.asked === asked ? counted.plans : undefined
}
