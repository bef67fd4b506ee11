import '@mantine/core/styles/Combobox.layer.css'
import { Select, type SelectProps } from '@mantine/core'
import { pickerTransition } from '#src/ui/theme.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { ChoicesFailed } from '#src/ui/form/choices-failed.tsx'
import type { Entered } from '#src/ui/form/deferred-field.tsx'
import { searchAnew } from '#src/ui/form/search-anew.ts'
import { useSearchText } from '#src/ui/form/use-search-text.ts'
import { uniqueOptions } from '#src/ui/form/unique-options.ts'
import { UNGROUPED } from './group.ts'
import type { GroupsState } from './groups-state.ts'
import type { RowId } from '#src/ui/table/table-column.ts'
import { unnamed } from '#src/lib/text/nameless.ts'

export interface GroupSelectProps
  extends
    Omit<SelectProps, 'data' | 'value' | 'defaultValue' | 'onChange' | 'searchable' | 'loading'>,
    GroupsState,
    Entered {
  /** The id of the chosen group; 0 is a group (C18). */
  value?: RowId | null
  /** Gives the id as the server sent it, or null. */
  onChange?: (id: RowId | null) => void
}

/**
 * A field that chooses a group, searched by typing; 未分组 is one of them. Groups that do not come are said, with a retry.
 */
export function GroupSelect({
  groups,
  loading,
  failed,
  onRetry,
  value,
  onChange,
  placeholder = '请选择',
  clearable = true,
  error,
  typed,
  ...others
}: GroupSelectProps) {
  const [text, setText] = useSearchText(typed)
  const known = [UNGROUPED, ...groups]
  const key = value === undefined || value === null ? null : plainId(value)
  const data = uniqueOptions(
    known.map((group) => ({ value: plainId(group.id), label: group.name || unnamed(group.id) })),
  )
  // a group that somebody else has deleted is still what is chosen
  if (key !== null && !data.some((option) => option.value === key))
    data.push({ value: key, label: loading ? '加载中…' : `未知（${key}）` })

  return (
    <Select
      comboboxProps={{ ...pickerTransition, width: 'max-content' }}
      data={data}
      value={key}
      onChange={(next) =>
        onChange?.(next === null ? null : (known.find((group) => plainId(group.id) === next)?.id ?? next))
      }
      searchable
      searchValue={text}
      onSearchChange={setText}
      {...searchAnew}
      clearable={clearable}
      placeholder={loading ? '加载中…' : placeholder}
      error={failed ? <ChoicesFailed what="分组" onRetry={onRetry} /> : error}
      {...others}
    />
  )
}
