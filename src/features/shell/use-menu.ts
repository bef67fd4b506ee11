import { useMatches } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { preferences } from './preferences.ts'

/** Whether the side menu is collapsed on this page, and what changes that; the editor has a choice of its own (E23). */
export function useMenu(): { collapsed: boolean; toggle: () => void } {
  const inEditor = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/_shell/editorFive') })
  const where = inEditor ? 'editorMenuCollapsed' : 'menuCollapsed'
  const collapsed = useSnapshot(preferences)[where]
  function toggle() {
    preferences[where] = !preferences[where]
  }
  return { collapsed, toggle }
}
