import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { DeferredField } from '#src/ui/form/deferred-field.tsx'
import type { ChoiceFilter } from '#src/ui/filters/filter-bar.tsx'
import { idFilter } from '#src/ui/filters/id-filter.ts'
import { groupNameOf, type GroupsState } from './groups-state.ts'

const GroupSelect = lazyComponent(() => import('./group-select.tsx'), 'GroupSelect')

export function groupFilter<Values extends { group?: string | undefined }>(groups: GroupsState): ChoiceFilter<Values> {
  return idFilter('group', '分组', (field) => (
    <DeferredField
      component={GroupSelect}
      field={{ ...groups, ...field }}
      popup="listbox"
      value={field.value === null ? '' : groups.loading ? '加载中…' : groupNameOf(groups.groups, field.value)}
      onClear={field.value === null ? undefined : () => field.onChange(null)}
      failed={groups.failed}
    />
  ))
}
