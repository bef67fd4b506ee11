import { useEffect } from 'react'
import { createCell, useCell, type Cell } from '#src/lib/data/cell.ts'
import type { Found } from '../model/finding.ts'
import { useEditor, useEditorState } from './editor-context.ts'
import type { EditorStore } from './editor-store.ts'

export type LettersFound = ReadonlyMap<string, readonly Found[]>

/** Milliseconds without a change after which the letters are looked at: a look paints each scene three times. */
const PAUSE_MS = 600

const cells = new WeakMap<EditorStore, Cell<LettersFound>>()

function lettersFoundOf(store: EditorStore): Cell<LettersFound> {
  const known = cells.get(store) ?? createCell<LettersFound>(new Map())
  cells.set(store, known)
  return known
}

/** What was found of the letters of elements, by their ids, when the ad was last at rest. */
export function useLettersFound(): LettersFound {
  return useCell(lettersFoundOf(useEditor().store))
}

/** Looks at them whenever the ad is at rest. Once in an editor. */
export function useLookAtLetters() {
  const { store, media } = useEditor()
  const { document } = useEditorState()
  useEffect(() => {
    let isOff = false
    const look = () =>
      import('./look-at-letters.ts')
        .then(({ lookAtLetters }) => lookAtLetters(document, media, lettersFoundOf(store), () => isOff))
        // what cannot be looked at is not judged
        .catch(() => {})
    const timer = setTimeout(() => void look(), PAUSE_MS)
    return () => {
      isOff = true
      clearTimeout(timer)
    }
  }, [store, media, document])
}
