import { isMonth } from '#src/lib/text/is-month.ts'
import { oneOf, searchSchema, text, type SearchField, type SearchOf } from '#src/lib/url/search-schema.ts'

const month: SearchField<string> = (given) => (isMonth(String(given)) ? String(given) : undefined)

const fields = {
  /** The ad, or the order whose ads it is of. */
  program: text,
  order: text,
  month,
  /** By terminal, unless it says otherwise. */
  by: oneOf('day', 'each'),
}

export const proofSearch = searchSchema(fields)

export type ProofSearch = SearchOf<typeof fields>
