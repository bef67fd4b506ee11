import { proxy, subscribe } from 'valtio'
import { stored } from '#src/lib/stored.ts'

const storedPreferences = stored('console.preferences', (value) => {
  const { menuCollapsed } = value as { menuCollapsed?: unknown }
  return typeof menuCollapsed === 'boolean' ? { menuCollapsed } : undefined
})

/** How this browser's user likes the shell; kept over a reload and over sessions. */
export const preferences = proxy(storedPreferences.read() ?? { menuCollapsed: false })

subscribe(preferences, () => storedPreferences.write({ ...preferences }))

/** Collapses the menu, or expands it. */
export function toggleMenu() {
  preferences.menuCollapsed = !preferences.menuCollapsed
}
