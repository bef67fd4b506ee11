import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readPage } from '#src/api/paging.ts'
import { usePageInRange } from '#src/lib/hooks/use-page-in-range.ts'
import { toUserRequest, USER_PAGE_SIZES, type UserSearch } from './user-search.ts'

/** The page of accounts that an address asks for. */
export function useUserPage(search: UserSearch, goTo: (page: number) => void) {
  const list = useQuery({ ...readPage('userList', toUserRequest(search)), placeholderData: keepPreviousData })
  usePageInRange(list, { page: search.page ?? 1, size: search.size ?? USER_PAGE_SIZES[0] }, goTo)
  return list
}
