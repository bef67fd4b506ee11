import { queryOptions } from '@tanstack/react-query'
import type { ReadOperation } from './query.ts'

/**
 * A read beside everything else, such as what a question says before something is deleted: asked anew each time, kept
 * by nobody, and of no area, so that no write waits for it to load again.
 */
export function readAside<Answer>(
  operationId: ReadOperation,
  about: unknown,
  load: (signal: AbortSignal) => Promise<Answer>,
) {
  return queryOptions({
    queryKey: ['aside', operationId, about] as const,
    queryFn: ({ signal }) => load(signal),
    staleTime: 0,
    gcTime: 0,
  })
}
