import { oneOf, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

const fields = {
  /** what is shown of the queue: everything, or one kind */
  only: oneOf('material', 'program'),
  /** the item that is looked at */
  kind: oneOf('material', 'program'),
  id: text,
}

export const reviewSearch = searchSchema(fields)

export type ReviewSearch = SearchOf<typeof fields>
