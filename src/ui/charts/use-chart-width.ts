import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * The width in pixels that a chart's box has, followed as it changes (side menu, window). 0 until it is known and while
 * the box is not shown: nothing is to be drawn then.
 */
export function useChartWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, width]
}
