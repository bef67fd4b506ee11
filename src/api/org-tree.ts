import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, type AnswerOf, type RequestOf } from './client.ts'
import { isRefused, isResultUnknown } from '#src/lib/errors/user-error.ts'
import { read, reloadArea } from './query.ts'
import { session } from './session.ts'
import { storeAnswer, storedUserInfo, userInfoQuery } from './user-info.ts'

export type OrgWrite = 'orgCreate' | 'orgRename' | 'orgDelete' | 'orgSort'

/**
 * The organisation tree, as an array whose first item is its root. What is loaded replaces the tree in user info, too.
 */
export function orgTreeQuery() {
  const { queryKey } = read('orgTree', {})
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const answer = await call('orgTree', {}, { signal })
      await replaceStored(client, answer)
      return answer
    },
  })
}

/**
 * A change of the organisation tree. The server answers the tree as it then is (3§7), which takes the place of the one
 * known so far, on the screen and in user info: every choice of an organisation follows at once. Where no tree came, as
 * when the result is unknown, it is loaded again.
 */
export function useOrgWrite<Op extends OrgWrite>(operationId: Op) {
  const client = useQueryClient()
  return useMutation<AnswerOf<Op>, Error, RequestOf<Op>>({
    mutationKey: [operationId],
    mutationFn: (request) => call(operationId, request),
    onSuccess: async (answer) => {
      if (!answer[0]) return reloadArea(client, operationId)
      const { queryKey } = orgTreeQuery()
      // a load that began before may end after, with the tree of before
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, answer)
      await replaceStored(client, answer)
    },
    onError: async (error) => {
      if (isResultUnknown(error)) await reloadArea(client, operationId)
      else if (isRefused(error)) void reloadArea(client, operationId)
    },
  })
}

/** Puts an answered tree into user info, in memory and in local storage. */
async function replaceStored(client: QueryClient, [orgTree]: AnswerOf<'orgTree'>) {
  if (!orgTree) return
  const { queryKey } = userInfoQuery()
  const loading = client.isFetching({ queryKey }) > 0
  await client.cancelQueries({ queryKey })
  const before = client.getQueryState(queryKey)
  if (!before?.data) return
  const info = { ...before.data, orgTree }
  // the rest of it is as old as it was
  client.setQueryData(queryKey, info, { updatedAt: before.dataUpdatedAt })
  storeAnswer(storedUserInfo, session, info)
  if (loading) void client.invalidateQueries({ queryKey })
}
