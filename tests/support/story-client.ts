import type { AnswerOf } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query.ts'
import { userInfoQuery } from '#src/api/user-info.ts'

export function storyClient(functionIds: readonly string[], more: Partial<AnswerOf<'userInfo'>> = {}) {
  const client = createQueryClient()
  client.setQueryData(userInfoQuery().queryKey, { account: '13800000000', functionIds: [...functionIds], ...more })
  return client
}
