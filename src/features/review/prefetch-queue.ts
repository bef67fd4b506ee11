import type { QueryClient } from '@tanstack/react-query'
import { waitingQueries } from '#src/api/review.ts'
import { userInfoQuery } from '#src/api/user-info.ts'
import { heldCodes } from '#src/domain/permissions.ts'
import { reviewableKinds } from '#src/domain/review.ts'

export function prefetchQueue(client: QueryClient) {
  const held = heldCodes(client.getQueryData(userInfoQuery().queryKey)?.functionIds)
  for (const kind of reviewableKinds(held))
    void (kind === 'material'
      ? client.prefetchQuery(waitingQueries.material())
      : client.prefetchQuery(waitingQueries.program()))
}
