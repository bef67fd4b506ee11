import { useEffect, useState } from 'react'

/** How long a chart takes to appear, in milliseconds. */
export const ENTRANCE = 280

/**
 * Whether a chart moves: only as it appears, so that it follows the width of its box and new figures at once. 'auto' is
 * off with reduced motion.
 */
export function useEntrance(): 'auto' | false {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ENTRANCE + 120)
    return () => clearTimeout(timer)
  }, [])
  return over ? false : 'auto'
}
