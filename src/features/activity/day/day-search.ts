import { searchSchema, type SearchField, type SearchOf } from '#src/lib/url/search-schema.ts'

const written =
  (pattern: RegExp): SearchField<string> =>
  (given) =>
    typeof given === 'string' && pattern.test(given) ? given : undefined

const time = written(/^([01]\d|2[0-3]):[0-5]\d$/)

const fields = {
  /** `2026-11-27`; without it today. */
  day: written(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  /** The hours of a shift: `08:00`. */
  from: time,
  to: time,
}

export const daySearch = searchSchema(fields)

export type DaySearch = SearchOf<typeof fields>
