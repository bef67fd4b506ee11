import { useTimeout } from '@mantine/hooks'
import { startTransition, useState } from 'react'

/** Who leafs on before this (ms) is not held up by what the page before has asked for its rows. */
const SETTLE_MS = 300

/** True once a row has been there for a moment: what it can do without is made and asked for then. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useTimeout(() => startTransition(() => setSettled(true)), SETTLE_MS, { autoInvoke: true })
  return settled
}
