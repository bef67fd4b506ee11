import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import type { RegionSelectProps } from './region-select.tsx'
import type { RegionsState } from './regions-state.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'

const RegionSelect = lazyComponent(() => import('./region-select.tsx'), 'RegionSelect')
const PLACEHOLDER = '省 / 市 / 区县'

/** The select of regions in a filter bar, where it is mostly folded away: its code comes when it is first shown. */
export function RegionFilter({
  label,
  ...props
}: RegionsState & Pick<RegionSelectProps, 'value' | 'onChange'> & { label: string }) {
  const [trying, setTrying] = useState(true)
  const loaded = useLazyComponent(RegionSelect, trying, () => setTrying(false))
  if (loaded) return <RegionSelect aria-label={label} placeholder={PLACEHOLDER} {...props} />
  if (trying) return <Skeleton height={34} />
  return (
    <Button variant="default" aria-label={label} onClick={() => setTrying(true)}>
      {PLACEHOLDER}
    </Button>
  )
}
