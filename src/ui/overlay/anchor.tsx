import { useEffect, useEffectEvent, useLayoutEffect, type RefCallback } from 'react'

/** Hangs what opens on an element that is in the page already: for a target's ref. */
export function useAnchor(element: HTMLElement, ref: RefCallback<HTMLElement> | undefined) {
  useLayoutEffect(() => {
    ref?.(element)
    return () => void ref?.(null)
  }, [element, ref])
}

/**
 * Stands for an element that is in the page already, where one of Mantine's targets wants a child: the element itself
 * stays as it is, with its focus.
 */
export function Anchor({
  element,
  onThere,
  ref,
}: {
  element: HTMLElement
  onThere: () => void
  ref?: RefCallback<HTMLElement>
}) {
  useAnchor(element, ref)
  const there = useEffectEvent(onThere)
  useEffect(() => there(), [])
  return null
}
