import { useEffect, useRef, type RefObject } from 'react'

/** Whether the component is still there, for what comes after a wait. */
export function useMounted(): RefObject<boolean> {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}
