import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { LazyField } from '#src/ui/form/lazy-field.tsx'
import type { GroupSelectProps } from './group-select.tsx'

const GroupSelect = lazyComponent(() => import('./group-select.tsx'), 'GroupSelect')

/** The choice of a group in a filter bar. */
export function GroupFilter(props: GroupSelectProps & { 'aria-label': string; placeholder: string }) {
  return (
    <LazyField component={GroupSelect} label={props['aria-label']} placeholder={props.placeholder}>
      <GroupSelect {...props} />
    </LazyField>
  )
}
