import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { LazyField } from '#src/ui/form/lazy-field.tsx'
import type { ChoiceFilter } from '#src/ui/filters/filter-bar.tsx'
import { idFilter } from '#src/ui/filters/id-filter.ts'
import type { GroupsState } from './groups-state.ts'

const GroupSelect = lazyComponent(() => import('./group-select.tsx'), 'GroupSelect')

export function groupFilter<Values extends { group?: string | undefined }>(groups: GroupsState): ChoiceFilter<Values> {
  return idFilter('group', '分组', (field) => <LazyField component={GroupSelect} {...groups} {...field} />)
}
