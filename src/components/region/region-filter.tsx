import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { DeferredField } from '#src/ui/form/deferred-field.tsx'
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
    render: ({ label, values: { province, city, district }, change }) => {
      const choose = (region: Region) => change(region as Partial<Values>)
      const names = [province, city, district].filter(Boolean).join(' / ')
      return (
        <DeferredField
          component={RegionSelect}
          field={{
            'aria-label': label,
            placeholder: '省 / 市 / 区县',
            ...regions,
            value: { province, city, district },
            onChange: choose,
          }}
          popup="listbox"
          value={names}
          title={names || undefined}
          onClear={names === '' ? undefined : () => choose(NOWHERE)}
          failed={regions.failed}
        />
      )
    },
  }
}

const NOWHERE = { province: undefined, city: undefined, district: undefined }
