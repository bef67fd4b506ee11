import { useTimeout } from '@mantine/hooks'
import { startTransition, useState } from 'react'

/** Who goes on before this (ms) is not held up by what was left having asked for more. */
const SETTLE_MS = 300

/** True once a part of a page has been there for a moment: what it can do without is made and asked for then. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useTimeout(() => startTransition(() => setSettled(true)), SETTLE_MS, { autoInvoke: true })
  return settled
}
