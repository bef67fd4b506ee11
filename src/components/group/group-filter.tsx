import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import type { GroupSelectProps } from './group-select.tsx'

const GroupSelect = lazyComponent(() => import('./group-select.tsx'), 'GroupSelect')

/** The choice of a group in a filter bar, where it may be folded away: its code comes when it is first shown. */
export function GroupFilter(props: GroupSelectProps & { 'aria-label': string; placeholder: string }) {
  const [trying, setTrying] = useState(true)
  const loaded = useLazyComponent(GroupSelect, trying, () => setTrying(false))
  if (loaded) return <GroupSelect {...props} />
  if (trying) return <Skeleton height={34} />
  return (
    <Button variant="default" aria-label={props['aria-label']} onClick={() => setTrying(true)}>
      {props.placeholder}
    </Button>
  )
}
