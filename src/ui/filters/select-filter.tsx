import type { ReactNode } from 'react'
import { SelectField, type SelectOption } from '../form/select-field.tsx'
import type { ChoiceFilter } from './filter-bar.tsx'

/**
 * A filter that is one of a few values, such as a status; a plain text stands for a value that is its own label. A
 * value that is applied but not offered is shown as it is.
 * `error` is what the field says where its options did not come.
 */
export function selectFilter<Values extends object>(
  key: keyof Values & string,
  label: string,
  offered: readonly (string | SelectOption)[],
  error?: ReactNode,
): ChoiceFilter<Values> {
  const options = offered.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
  return {
    key,
    label,
    kind: 'choice',
    render: ({ values, change }) => {
      const value = (values[key] as string | undefined) ?? null
      const known = value === null || options.some((option) => option.value === value)
      return (
        <SelectField
          label={label}
          placeholder="全部"
          clearable
          error={error}
          options={known ? options : [...options, { value, label: value }]}
          value={value}
          onChange={(chosen) => change({ [key]: chosen ?? undefined } as Partial<Values>)}
        />
      )
    },
  }
}
