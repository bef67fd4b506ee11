import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Material } from '#src/api/generated/types.gen.ts'
import { unseen, usersOf, type UsingProgram } from '#src/domain/uses/material-uses.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { usesQuery } from './read-uses.ts'

/** A material that is to be replaced, and the ads that use it, as far as they are known. */
export interface SwapProps {
  start?: {
    id: Material['id']
    /** Undefined while they are looked for. */
    users: readonly UsingProgram[] | undefined
    /** How many ads were not looked into. */
    left: number
    error: unknown
    onRetry: () => void
  }
  onClose: () => void
}

/** A material that is to be replaced, with what uses it. */
export function SwapUses({
  id,
  Swap,
  onClose,
}: Pick<Material, 'id'> & { Swap: ComponentType<SwapProps>; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(usesQuery())
  const left = data ? unseen(data) : 0
  const users = data && (left === 0 || !isFetching) ? usersOf(data, plainId(id)) : undefined
  return <Swap start={{ id, users, left, error, onRetry: () => void refetch() }} onClose={onClose} />
}
