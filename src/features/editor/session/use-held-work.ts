import { useEffect } from 'react'
import { holdUnsavedWork } from '#src/lib/unsaved-work.ts'
import type { EditorStore } from './editor-store.ts'
import { isDirty, useStoreValue } from './use-store-value.ts'

const QUESTION = {
  title: '退出编辑？',
  message: '广告还没有保存，确定退出吗？未保存的修改会作为草稿留在此浏览器中，下次打开时可以恢复。',
  confirmLabel: '退出',
}

/** As long as the editor's document is not saved, leaving it asks first (3§5, E8). */
export function useHeldWork(store: EditorStore) {
  const dirty = useStoreValue(store, isDirty)
  useEffect(() => (dirty ? holdUnsavedWork('page', QUESTION) : undefined), [dirty])
}
