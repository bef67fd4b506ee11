import { searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

const fields = {
  /** part of a name */
  q: text,
}

export const orgSearch = searchSchema(fields)

export type OrgFilters = SearchOf<typeof fields>
