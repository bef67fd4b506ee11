import { oneOf, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

const schema = {
  /** The ad that is opened; without it a new one is made. */
  id: text,
  /** 1 edits the ad, 2 makes a copy of it (2§2). */
  type: oneOf('1', '2'),
  /** The whole ad, in an older link (C27). */
  reviewForm: (given: unknown) => (typeof given === 'string' ? given : undefined),
}

export type EditorSearch = SearchOf<typeof schema>

export const editorSearch = searchSchema(schema)
