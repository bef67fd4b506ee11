import { plainId } from '#src/lib/data/parse-json.ts'
import type { ReactNode } from 'react'
import type { ChoiceFilter } from './filter-bar.tsx'
import type { RowId } from '../table/table-column.ts'

export interface IdField {
  'aria-label': string
  placeholder: string
  value: RowId | null
  onChange: (id: RowId | null) => void
}

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
