import { Skeleton } from '@mantine/core'
import { lazyScreen } from '#src/lib/lazy-screen.tsx'
import { useLoaded } from '#src/lib/use-loaded.ts'
import type { RegionSelectProps } from './region-select.tsx'

const RegionSelect = lazyScreen(() => import('./region-select.tsx'), 'RegionSelect')

/** The select of regions in a filter bar, where it is mostly folded away: its code comes when it is first shown. */
export function RegionFilter({ label, ...props }: Pick<RegionSelectProps, 'regions' | 'value' | 'onChange'> & { label: string }) {
  const loaded = useLoaded(RegionSelect, true)
  return loaded ? <RegionSelect aria-label={label} placeholder="省 / 市 / 区县" {...props} /> : <Skeleton height={34} />
}
