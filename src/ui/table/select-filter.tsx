import type { ReactNode } from 'react'
import { SelectField } from '../form/select-field.tsx'
import type { ChoiceFilter } from './filter-bar.tsx'

/**
 * A filter that is one of a few values, such as a status. A value that is applied but not offered is shown as it is.
 * `error` is what the field says where its options did not come.
 */
export function selectFilter<Values extends object>(
  key: keyof Values & string,
  label: string,
  options: readonly { value: string; label: string }[],
  error?: ReactNode,
): ChoiceFilter<Values> {
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
