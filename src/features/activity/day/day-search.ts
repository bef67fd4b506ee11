import { searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

const fields = {
  /** `2026-11-27`; without it today. */
  day: text,
  /** The hours of a shift: `08:00`. */
  from: text,
  to: text,
}

export const daySearch = searchSchema(fields)

export type DaySearch = SearchOf<typeof fields>
