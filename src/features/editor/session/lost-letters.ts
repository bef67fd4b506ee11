import { useEffect } from 'react'
import { createCell, useCell, type Cell } from '#src/lib/data/cell.ts'
import { useEditor, useEditorState } from './editor-context.ts'
import type { EditorStore } from './editor-store.ts'

/** Milliseconds without a change after which the letters are looked at: a look paints each scene three times. */
const PAUSE_MS = 600

const cells = new WeakMap<EditorStore, Cell<ReadonlySet<string>>>()

function lostLettersOf(store: EditorStore): Cell<ReadonlySet<string>> {
  const known = cells.get(store) ?? createCell<ReadonlySet<string>>(new Set())
  cells.set(store, known)
  return known
}

/** Ids of the elements whose letters could hardly be seen when the ad was last at rest. */
export function useLostLetters(): ReadonlySet<string> {
  return useCell(lostLettersOf(useEditor().store))
}

/** Looks for them whenever the ad is at rest. Once in an editor. */
export function useLookForLostLetters() {
  const { store, media } = useEditor()
  const { document } = useEditorState()
  useEffect(() => {
    let isOff = false
    const look = () =>
      import('./look-at-letters.ts')
        .then(({ lookAtLetters }) => lookAtLetters(document, media, lostLettersOf(store), () => isOff))
        // what cannot be looked at is not judged
        .catch(() => {})
    const timer = setTimeout(() => void look(), PAUSE_MS)
    return () => {
      isOff = true
      clearTimeout(timer)
    }
  }, [store, media, document])
}
