import { createCell, useCell, type Cell } from '#src/lib/data/cell.ts'
import type { Finding } from '../model/finding.ts'
import { useEditor } from './editor-context.ts'
import type { EditorStore } from './editor-store.ts'

const cells = new WeakMap<EditorStore, Cell<readonly Finding[]>>()

export function findingsOf(store: EditorStore): Cell<readonly Finding[]> {
  const known = cells.get(store) ?? createCell<readonly Finding[]>([])
  cells.set(store, known)
  return known
}

/** What was found in the ad as it was when the browser was last idle, as `useKeepFindings` keeps it. */
export function useFindings(): readonly Finding[] {
  return useCell(findingsOf(useEditor().store))
}
