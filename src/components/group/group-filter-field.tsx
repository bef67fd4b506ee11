import type { ChoiceFilter } from '#src/ui/table/filter-bar.tsx'
import { GroupFilter } from './group-filter.tsx'
import type { GroupSelectProps } from './group-select.tsx'
import type { GroupsState } from './groups-state.ts'

/**
 * The field of a filter bar that chooses a group; its id stands in the URL as `group`. With `onRename` and `onDelete`
 * groups are also kept there.
 */
export function groupFilterField<Values extends { group?: string | undefined }>(
  groups: GroupsState & Pick<GroupSelectProps, 'onRename' | 'onDelete'>,
): ChoiceFilter<Values> {
  return {
    key: 'group',
    kind: 'choice',
    label: '分组',
    render: ({ label, values: { group }, change }) => (
      <GroupFilter
        aria-label={label}
        placeholder="全部"
        {...groups}
        value={group ?? null}
        onChange={(id) => change({ group: id === null ? undefined : String(id) } as Partial<Values>)}
      />
    ),
  }
}
