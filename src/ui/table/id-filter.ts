import { plainId } from '#src/lib/data/parse-json.ts'
import type { ReactNode } from 'react'
import type { ChoiceFilter } from './filter-bar.tsx'
import type { RowId } from './table-column.ts'

/** What a field is given that chooses something with an id. */
export interface IdField {
  'aria-label': string
  placeholder: string
  value: RowId | null
  onChange: (id: RowId | null) => void
}

/** A filter by the id of something, such as an organisation, which a field of its own chooses. */
export function idFilter<Values extends object>(
  key: keyof Values & string,
  label: string,
  field: (props: IdField) => ReactNode,
): ChoiceFilter<Values> {
  return {
    key,
    label,
    kind: 'choice',
    render: ({ values, change }) =>
      field({
        'aria-label': label,
        placeholder: '全部',
        value: (values[key] as string | undefined) ?? null,
        onChange: (id) => change({ [key]: id === null ? undefined : plainId(id) } as Partial<Values>),
      }),
  }
}
