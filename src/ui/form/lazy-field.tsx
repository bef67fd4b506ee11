import { Button, Skeleton } from '@mantine/core'
import { createElement, useState } from 'react'
import type { LazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '../overlay/use-lazy-component.ts'

interface Named {
  'aria-label'?: string | undefined
  placeholder?: string | undefined
}

/**
 * A field of a filter bar, where it may be folded away: its code comes when it is first shown. Takes what the field
 * takes.
 */
export function LazyField<Props extends Named>({
  component,
  ...props
}: Omit<Props, 'component'> & { /** The field itself. */ component: LazyComponent<Props> }) {
  const [trying, setTrying] = useState(true)
  const loaded = useLazyComponent(component, trying, () => setTrying(false))
  const field = props as unknown as Props
  if (loaded) return createElement(component, field)
  if (trying) return <Skeleton height={34} />
  return (
    <Button variant="default" aria-label={field['aria-label']} onClick={() => setTrying(true)}>
      {field.placeholder}
    </Button>
  )
}
