import type { ChoiceFilter } from '#src/ui/table/filter-bar.tsx'
import { RegionFilter } from './region-filter.tsx'
import type { RegionsState } from './regions-state.ts'

interface RegionValues {
  province?: string | undefined
  city?: string | undefined
  district?: string | undefined
}

/** The field of a filter bar that chooses a region; the names of its three levels stand in the URL. */
export function regionFilterField<Values extends RegionValues>(regions: RegionsState): ChoiceFilter<Values> {
  return {
    key: 'province',
    kind: 'choice',
    label: '地区',
    active: ({ province, city, district }) => [province, city, district].some((name) => name !== undefined),
    render: ({ label, values: { province, city, district }, change }) => (
      <RegionFilter
        label={label}
        {...regions}
        value={{ province, city, district }}
        onChange={(region) => change(region as Partial<Values>)}
      />
    ),
  }
}
