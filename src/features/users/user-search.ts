import type { RequestOf } from '#src/api/client.ts'
import { filterQuery } from '#src/api/filter-query.ts'
import { PAGE_SIZES, sizeOf } from '#src/lib/url/kept-size.ts'
import { oneOf, pageNumber, pageSize, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

/** 1§9: page sizes of a table, the default first. */
export const USER_PAGE_SIZES = PAGE_SIZES

export const userFilters = {
  /** account or nickname */
  q: text,
  org: text,
  role: text,
  enabled: oneOf('0', '1'),
}

export type UserFilters = SearchOf<typeof userFilters>

const fields = {
  page: pageNumber,
  size: pageSize(USER_PAGE_SIZES),
  ...userFilters,
  /** the form opens with a copy of the account of this id */
  copy: text,
}

export const userSearch = searchSchema(fields)

export type UserSearch = SearchOf<typeof fields>

export const toUserQuery = filterQuery<'userList', UserFilters>({
  q: 'accountOrName',
  org: 'orgId',
  role: 'roleId',
  enabled: { number: 'enabled' },
})

export function toUserRequest(search: UserSearch): RequestOf<'userList'> {
  return {
    query: { page: (search.page ?? 1) - 1, limit: sizeOf(search, 'userList', USER_PAGE_SIZES), ...toUserQuery(search) },
  }
}
