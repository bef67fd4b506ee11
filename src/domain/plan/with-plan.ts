import type { Undelivered } from '../undelivered.ts'
import type { AdPlan } from './network-plan.ts'

/**
 * What the log says, and of ads of which it was not read far enough what their plan does. What was published just now
 * waits in the plan as well, and is no trouble yet.
 */
export function withPlan(log: Undelivered, plan: readonly Pick<AdPlan, 'program' | 'waiting'>[]): Undelivered {
  if (!log.more) return log
  const programs = new Map(log.programs)
  let older = false
  for (const { program, waiting } of plan) {
    const key = String(program.id)
    const count = waiting - (log.fresh.get(key) ?? 0)
    if (count <= (programs.get(key)?.count ?? 0)) continue
    programs.set(key, { ...(programs.get(key) ?? program), count })
    older = true
  }
  const count = [...programs.values()].reduce((sum, ad) => sum + ad.count, 0)
  return { ...log, count, more: false, older, programs }
}
