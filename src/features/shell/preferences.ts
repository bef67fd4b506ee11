import { proxy, subscribe } from 'valtio'
import { stored } from '#src/lib/dom/stored.ts'

export interface Preferences {
  menuCollapsed: boolean
  /** In the editor, which needs the room, the menu is collapsed until it is expanded there. */
  editorMenuCollapsed: boolean
}

const USUAL: Preferences = { menuCollapsed: false, editorMenuCollapsed: true }

const storedPreferences = stored('console.preferences', (value): Preferences | undefined => {
  const { menuCollapsed, editorMenuCollapsed = USUAL.editorMenuCollapsed } = value as Partial<
    Record<keyof Preferences, unknown>
  >
  return typeof menuCollapsed === 'boolean' && typeof editorMenuCollapsed === 'boolean'
    ? { menuCollapsed, editorMenuCollapsed }
    : undefined
})

export const preferences = proxy(storedPreferences.read() ?? USUAL)

subscribe(preferences, () => storedPreferences.write({ ...preferences }))
