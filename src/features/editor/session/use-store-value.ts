import { useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { EditorState, EditorStore } from './editor-store.ts'

/** One value worked out of an editor's state; a component is drawn anew only when it is another one. */
export function useStoreValue<Value>(
  { state }: Pick<EditorStore, 'state'>,
  value: (state: Readonly<EditorState>) => Value,
): Value {
  return useSyncExternalStore(
    (listener) => subscribe(state, listener, true),
    () => value(state),
  )
}

export function isDirty({ document, saved }: Readonly<EditorState>): boolean {
  return document !== saved
}
