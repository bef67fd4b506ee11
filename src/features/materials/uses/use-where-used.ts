import { useMemo } from 'react'
import type { Material } from '#src/api/generated/types.gen.ts'
import { usePlanThatWasRead } from '#src/api/plan/plan-notes.ts'
import { playingOn, unseen, usersOf, usageText, type MaterialUses } from '#src/domain/uses/material-uses.ts'
import { wallTime } from '#src/domain/schedule.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'

/** The ads that use a material, and what is said of them, with their terminals where a plan has told. */
export function useWhereUsed(uses: MaterialUses | undefined, { id }: Pick<Material, 'id'>) {
  const plan = usePlanThatWasRead()?.data
  const today = wallTime(new Date(useNow())).day
  return useMemo(() => {
    if (!uses) return undefined
    const users = usersOf(uses, plainId(id))
    return { users, text: usageText(users.length, plan && playingOn(users, plan.ads, today), unseen(uses)) }
  }, [uses, plan, id, today])
}
