import { Button, Skeleton } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useLazyComponent } from '../overlay/use-lazy-component.ts'

interface LazyFieldProps {
  /** The lazy component of the field. */
  component: { preload: () => Promise<void> }
  label: string
  placeholder: string
  /** The field itself. */
  children: ReactNode
}

/** A field of a filter bar, where it may be folded away: its code comes when it is first shown. */
export function LazyField({ component, label, placeholder, children }: LazyFieldProps) {
  const [trying, setTrying] = useState(true)
  const loaded = useLazyComponent(component, trying, () => setTrying(false))
  if (loaded) return children
  if (trying) return <Skeleton height={34} />
  return (
    <Button variant="default" aria-label={label} onClick={() => setTrying(true)}>
      {placeholder}
    </Button>
  )
}
