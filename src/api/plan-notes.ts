import { queryOptions } from '@tanstack/react-query'

/** The plan of the network; apart from the code that reads it, which few pages need. */
export const PLAN_KEY = ['networkPlan'] as const

/** What a plan that was read says of each ad, by its id. It is never asked for here. */
export function planNotesQuery() {
  return queryOptions<{ notes: ReadonlyMap<string, string> }, Error, ReadonlyMap<string, string>, typeof PLAN_KEY>({
    queryKey: PLAN_KEY,
    enabled: false,
    select: ({ notes }) => notes,
  })
}
