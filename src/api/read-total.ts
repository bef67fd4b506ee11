import type { AnswerOf, RequestOf } from './client.ts'
import { ApiError } from './errors.ts'
import { readPage, type Filters } from './paging.ts'
import type { ReadOperation } from './query.ts'

/** How many rows of a list match, as a read. It fails where the server does not say (C30). */
export function readTotal<Op extends ReadOperation>(operationId: Op, query: Filters<Op>) {
  const { select, ...rest } = readPage(operationId, { query: { ...query, page: 0, limit: 1 } } as RequestOf<Op>)
  return {
    ...rest,
    select(answer: AnswerOf<Op>): number {
      const { total, more } = select(answer)
      if (more) throw new ApiError('malformed', '服务器没有返回总条数，无法统计数量，请联系管理员')
      return total
    },
  }
}
