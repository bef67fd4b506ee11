import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allows, heldCodes, type Permission } from '#src/domain/permissions.ts'
import { stored, type Stored } from '#src/lib/dom/stored.ts'
import type { AnswerOf } from './client.ts'
import { coerceAnswer } from './coerce-answer.ts'
import { deployment } from './deployment.ts'
import { read } from './query.ts'
import { isCurrent, session, type Session } from './session.ts'

/** The session that a call was sent in. */
type Asker = Pick<Session, 'token' | 'account'>
type UserInfo = AnswerOf<'userInfo'>
type RegionTree = AnswerOf<'regionTree'>

/** Whether there are orders: on the simulated server always, on a real one where the deployment says so (C29). */
const ordersOn = () => !deployment.apiBaseUrl || deployment.orders === 'true'

/** A stored answer belongs to one account; another account's is as good as none. */
const ofAccount =
  <Answer>(operationId: 'userInfo' | 'regionTree') =>
  (value: unknown): Answer | undefined => {
    const { account, answer } = value as { account?: unknown; answer?: unknown }
    // what cannot be coerced throws, and is dropped
    return account === session.account ? (coerceAnswer(operationId, answer) as Answer) : undefined
  }

export const storedUserInfo = stored<UserInfo>('console.userInfo', ofAccount('userInfo'))
const storedRegions = stored<RegionTree>('console.regions', ofAccount('regionTree'))

/**
 * Stores an answer with the account that it is of; unless the session that asked for it has ended meanwhile, or given
 * way in another tab: then nothing of it is stored any more.
 */
export function storeAnswer<Answer>(place: Stored<Answer>, { token, account }: Asker, answer: Answer) {
  if (isCurrent(token)) place.write({ account, answer } as Answer)
}

export function forgetUser() {
  storedUserInfo.remove()
  storedRegions.remove()
}

/**
 * User info, kept over a reload (R13): the stored one serves at once, and is loaded again in the background, so that a
 * change of permissions arrives.
 */
export function userInfoQuery() {
  return keep(read('userInfo', {}), storedUserInfo, 5 * 60_000)
}

export function regionTreeQuery() {
  return keep(read('regionTree', {}), storedRegions, 24 * 3_600_000)
}

function keep<Answer>(
  query: { queryKey: readonly unknown[]; queryFn?: unknown },
  place: Stored<Answer>,
  staleTime: number,
) {
  const load = query.queryFn as (context: unknown) => Promise<Answer>
  return queryOptions<Answer>({
    queryKey: query.queryKey,
    queryFn: async (context) => {
      const asker = { ...session }
      const answer = await load(context)
      storeAnswer(place, asker, answer)
      return answer
    },
    initialData: () => place.read(),
    initialDataUpdatedAt: 0,
    staleTime,
    gcTime: Infinity,
  })
}

/** The codes that a user holds here: those of orders only where there are orders (C29). */
export function codesHeld(functionIds: unknown): ReadonlySet<string> {
  if (!known || known.functionIds !== functionIds) {
    const held = heldCodes(functionIds)
    known = {
      functionIds,
      codes: ordersOn() ? held : new Set([...held].filter((code) => !code.startsWith('4'))),
    }
  }
  return known.codes
}

/** A page asks a dozen times, with each part that has actions. */
let known: { functionIds: unknown; codes: ReadonlySet<string> } | undefined

/**
 * User info on a screen of the shell. It is there, but for the moment in which one account gives way to another: then
 * it is waited for.
 */
export function useUserInfo(): UserInfo {
  return useSuspenseQuery(userInfoQuery()).data
}

/**
 * Answers whether the user may do something, by a function that changes only with the permissions; actions without the
 * permission are absent (P8).
 */
export function useCan(): (permission: Permission) => boolean {
  const { functionIds } = useUserInfo()
  return useMemo(() => {
    const held = codesHeld(functionIds)
    return (permission) => allows(held, permission)
  }, [functionIds])
}
