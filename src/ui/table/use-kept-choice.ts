import { useEffect, useEffectEvent } from 'react'
import { keptChoice } from '#src/lib/dom/kept-choice.ts'
import type { ChoiceSource } from './restore-choice.ts'

interface KeptChoiceOptions<Row> extends ChoiceSource<Row> {
  /** What the list is called where its choice is kept. */
  list: string
  batchMode: boolean
}

/**
 * Keeps what is chosen in batch mode over a reload of this tab (R61): the ids, so that the rows come as they are then.
 */
export function useKeptChoice<Row>({ list, batchMode, ...source }: KeptChoiceOptions<Row>) {
  const { selection } = source
  const restore = useEffectEvent(async (ids: ReadonlySet<string>, signal: AbortSignal) => {
    const { restoreChoice } = await import('./restore-choice.ts')
    await restoreChoice(source, ids, signal)
  })
  useEffect(() => {
    const kept = keptChoice(list)
    if (!batchMode) {
      kept.remove()
      return
    }
    const gone = new AbortController()
    const before = new Set(kept.read())
    if (before.size > 0 && selection.current().list.length === 0) void restore(before, gone.signal)
    const unsubscribe = selection.subscribe(() => kept.write([...selection.current().rows.keys()]))
    return () => {
      gone.abort()
      unsubscribe()
    }
  }, [list, selection, batchMode])
}
