import { useEffect, useMemo, useRef } from 'react'
import type { SensitiveFinder } from '../model/sensitive.ts'

/** The text to go back to when writing is given up. */
export interface LastGood {
  text(): string
  /** Writing begins anew with a text. */
  begin(text: string): void
}

/**
 * What a text goes back to when writing is given up: what it was when that began, or where there were sensitive words
 * in it, the last that was written without any.
 */
export function useLastGood(value: string, find: SensitiveFinder): LastGood {
  const good = useRef(value)
  useEffect(() => {
    if (find(good.current).length > 0 && find(value).length === 0) good.current = value
  }, [value, find])
  return useMemo(
    () => ({
      text: () => good.current,
      begin(text) {
        good.current = text
      },
    }),
    [],
  )
}
