import type { AnswerOf } from './client.ts'
import { createQueryClient } from './query.ts'
import { userInfoQuery } from './user-info.ts'

/** A query client for a story in which somebody who holds these codes is signed in. */
export function storyClient(functionIds: readonly string[], more: Partial<AnswerOf<'userInfo'>> = {}) {
  const client = createQueryClient()
  client.setQueryData(userInfoQuery().queryKey, { account: '13800000000', functionIds: [...functionIds], ...more })
  return client
}
