import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { LazyField } from '#src/ui/form/lazy-field.tsx'
import type { RegionSelectProps } from './region-select.tsx'
import type { RegionsState } from './regions-state.ts'

const RegionSelect = lazyComponent(() => import('./region-select.tsx'), 'RegionSelect')
const PLACEHOLDER = '省 / 市 / 区县'

/** The choice of a region in a filter bar. */
export function RegionFilter({
  label,
  ...props
}: RegionsState & Pick<RegionSelectProps, 'value' | 'onChange'> & { label: string }) {
  return (
    <LazyField component={RegionSelect} label={label} placeholder={PLACEHOLDER}>
      <RegionSelect aria-label={label} placeholder={PLACEHOLDER} {...props} />
    </LazyField>
  )
}
