import type { Page } from '#src/api/paging.ts'
import { refetchWhilePending } from '#src/lib/hooks/refetch-while-pending.ts'

/**
 * How often the lists are looked at, in ms: at first, and at most as long as nothing moves. Not while the page is
 * hidden.
 */
export interface Pace {
  first: number
  longest: number
}

/** A `refetchInterval`: also an empty queue is looked at, and one that could not be loaded. */
export function refetchAt({ first, longest }: Pace) {
  const whileSame = refetchWhilePending<Page<{ id: string | number; currentLevel?: unknown }>>(
    ({ rows }) => ['waiting', ...rows.map(({ id, currentLevel }) => `${id} ${currentLevel}`)],
    { first, longest },
  )
  return (query: { readonly state: { status: string } }) => {
    // a failure is no answer: less often until there is one
    if (query.state.status === 'error') return longest
    return whileSame(query as never) || first
  }
}
