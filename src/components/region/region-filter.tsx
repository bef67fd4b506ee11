import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { LazyField } from '#src/ui/form/lazy-field.tsx'
import type { ChoiceFilter } from '#src/ui/filters/filter-bar.tsx'
import type { Region } from './region-select.tsx'
import type { RegionsState } from './regions-state.ts'

const RegionSelect = lazyComponent(() => import('./region-select.tsx'), 'RegionSelect')

export function regionFilter<Values extends Region>(regions: RegionsState): ChoiceFilter<Values> {
  return {
    key: 'province',
    kind: 'choice',
    label: '地区',
    active: ({ province, city, district }) => [province, city, district].some((name) => name !== undefined),
    render: ({ label, values: { province, city, district }, change }) => (
      <LazyField
        component={RegionSelect}
        aria-label={label}
        placeholder="省 / 市 / 区县"
        {...regions}
        value={{ province, city, district }}
        onChange={(region) => change(region as Partial<Values>)}
      />
    ),
  }
}
