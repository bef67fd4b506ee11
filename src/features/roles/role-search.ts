import type { RequestOf } from '#src/api/client.ts'
import { PAGE_SIZES, sizeOf } from '#src/lib/url/kept-size.ts'
import { ids, oneOf, pageNumber, pageSize, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

/** 3§9: page sizes of a table, the default first. */
export const ROLE_PAGE_SIZES = PAGE_SIZES

const fields = {
  page: pageNumber,
  size: pageSize(ROLE_PAGE_SIZES),
  /** the role whose permissions are open */
  view: text,
  /** the matrix is open, and the roles in it, by commas */
  compare: oneOf('1'),
  roles: ids,
}

export const roleSearch = searchSchema(fields)

export type RoleSearch = SearchOf<typeof fields>

export function toRoleRequest(search: RoleSearch): RequestOf<'rolePage'> {
  return { query: { page: (search.page ?? 1) - 1, limit: sizeOf(search, 'rolePage', ROLE_PAGE_SIZES) } }
}
