import { Button, Skeleton } from '@mantine/core'
import { createElement, useState } from 'react'
import type { LazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from './overlay/use-lazy-component.ts'

export interface LazyPartProps<Props> {
  component: LazyComponent<Props>
  /** What it takes. */
  props: Props
  /** Of the room that is kept for it, px. */
  height: number
  /** On the button that stands in its place when its code has not come, and what that is called where it says less. */
  retry: string | undefined
  retryLabel?: string | undefined
}

/** A part of a page whose code comes when it is first shown. */
export function LazyPart<Props extends object>({ component, props, height, retry, retryLabel }: LazyPartProps<Props>) {
  const [trying, setTrying] = useState(true)
  useLazyComponent(component, trying && !component.isLoaded(), () => setTrying(false))
  if (component.isLoaded()) return createElement(component, props)
  if (trying) return <Skeleton height={height} />
  return (
    <Button variant="default" aria-label={retryLabel} onClick={() => setTrying(true)}>
      {retry}
    </Button>
  )
}
