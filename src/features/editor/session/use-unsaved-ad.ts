import { useCallback, useEffect, useRef } from 'react'
import { holdUnsavedWork, type PageWork } from '#src/lib/hooks/unsaved-work.ts'
import type { EditorStore } from './editor-store.ts'
import { isDirty, useStoreValue } from './use-store-value.ts'

const KEPT: PageWork = {
  // of another address is another ad
  endsBy: 'address',
  title: '退出编辑？',
  message: '广告还没有保存，确定退出吗？未保存的修改会作为草稿留在此浏览器中，下次打开时可以恢复。',
  confirmLabel: '退出',
  signOut: '广告还没有保存，未保存的修改会作为草稿留在此浏览器中，您再次登录并打开这个广告时可以恢复。',
}
const LOST: PageWork = {
  ...KEPT,
  message: '广告还没有保存，且此浏览器无法保存草稿。退出后，未保存的修改将丢失。',
  signOut: '广告还没有保存，且此浏览器无法保存草稿。退出登录后，未保存的修改将丢失。',
}

/**
 * As long as the editor's document is not saved, leaving it asks first (3§5, E8). What another tab goes on with is not
 * this one's to ask about. Answers how to let go of it at once, for a save that leaves the editor.
 */
export function useUnsavedAd(store: EditorStore, trouble: boolean): () => void {
  const held = useStoreValue(store, (state) => isDirty(state) && (trouble || state.readOnly === undefined))
  const release = useRef<() => void>(undefined)
  useEffect(() => {
    if (!held) return
    release.current = holdUnsavedWork(trouble ? LOST : KEPT)
    return release.current
  }, [held, trouble])
  return useCallback(() => release.current?.(), [])
}
