import { sessionMarker } from './session-marker.ts'
import { stored } from './stored.ts'

const ofSession = () => JSON.stringify(sessionMarker.read())

/** What is chosen in a list of this tab, kept over a reload: ids as text, nothing of another session. */
export function keptChoice(list: string) {
  const place = stored(
    `console.chosen.${list}`,
    (value) => {
      const { session, ids } = value as { session?: unknown; ids?: unknown }
      return session === ofSession() && Array.isArray(ids) ? { session, ids: ids.map(String) } : undefined
    },
    'tab',
  )
  return {
    read: () => place.read()?.ids,
    write: (ids: string[]) => place.write({ session: ofSession(), ids }),
    remove: () => place.remove(),
  }
}
