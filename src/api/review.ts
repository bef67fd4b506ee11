import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Reviewable, ReviewLevel } from '#src/domain/review-codes.ts'
import { ReviewStatus, waitsAt, type InReview } from '#src/domain/review.ts'
import { UserError } from '#src/lib/errors/user-error.ts'
import { call, type RequestOf } from './client.ts'
import { reloadArea } from './query.ts'
import { readSome } from './paging.ts'

type Id = RequestOf<'programProcess1'>['body']['id']

/** The call that decides about an ad or a material at a level (2§7). */
function processOperation(kind: Reviewable, level: ReviewLevel): `${Reviewable}Process${ReviewLevel}` {
  return `${kind}Process${level}`
}

/**
 * Decides about a record at the level at which it waits: `reject` 0 approves and has no reason, 1 rejects with one
 * (C21). However it ends the lists of its kind load again, for a refusal means that somebody else was faster (N7).
 */
export function useDecide(
  kind: Reviewable,
): (record: InReview & { id: Id }, reject: 0 | 1, reason: string) => Promise<unknown> {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey: [`${kind}Process`],
    mutationFn: ({ level, id, reject, reason }: { level: ReviewLevel; id: Id; reject: 0 | 1; reason: string }) =>
      call(processOperation(kind, level), { body: reject === 1 ? { id, reject, reason } : { id, reject, reason: '' } }),
    onSettled: () => reloadArea(client, processOperation(kind, 1)),
  })
  return useCallback(
    (record, reject, reason) => {
      const level = waitsAt(record)
      if (level === undefined) return Promise.reject(new UserError('当前不在待审核状态'))
      return mutateAsync({ level, id: record.id, reject, reason })
    },
    [mutateAsync],
  )
}

/** Everything that waits for somebody's decision: materials, and ads (2§7). */
export const waitingQueries = {
  material: () => readSome('materialList', { status: ReviewStatus.inReview }),
  program: () => readSome('programList', { status: ReviewStatus.inReview }),
}
