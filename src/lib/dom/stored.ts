/**
 * One value in the browser's storage. Reading checks it: what does not fit is dropped and reads as undefined,
 * because a stored value may come from another version, another program or a curious hand (R13). Where the browser
 * refuses storage, or has no room in it, the value lives in memory for as long as the page does.
 */
export interface Stored<T> {
  readonly key: string
  read(): T | undefined
  write(value: T): void
  remove(): void
}

/** What found no place in storage: the text, and what stood there then. */
const memory = new Map<string, { text: string; over: string | undefined }>()

/** Where values are: in every tab of this browser until they are removed, or in this tab as long as it is open. */
const places = { browser: () => localStorage, tab: () => sessionStorage }
type Place = keyof typeof places

/** Describes a stored value: its key, the check that gives the value or undefined, and where it is. */
export function stored<T>(key: string, check: (value: unknown) => T | undefined, place: Place = 'browser'): Stored<T> {
  return {
    key,
    read() {
      const text = readText(key, place)
      if (text === undefined) return undefined
      try {
        const value = check(JSON.parse(text))
        if (value !== undefined) return value
      } catch {
        // falls through: unreadable is the same as not fitting
      }
      removeText(key, place)
      return undefined
    },
    write(value) {
      const text = JSON.stringify(value)
      try {
        places[place]().setItem(key, text)
        memory.delete(key)
      } catch {
        // full or refused: memory serves until the page closes
        memory.set(key, { text, over: storedText(key, place) })
      }
    },
    remove: () => removeText(key, place),
  }
}

/** What is stored in the browser, unchecked and as it is: for the page's first script, where every byte counts. */
export function peek(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

function readText(key: string, place: Place): string | undefined {
  const text = storedText(key, place)
  const unplaced = memory.get(key)
  if (unplaced && unplaced.over === text) return unplaced.text
  // what another tab has stored or removed since then is newer
  memory.delete(key)
  return text
}

function storedText(key: string, place: Place): string | undefined {
  try {
    return places[place]().getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function removeText(key: string, place: Place) {
  memory.delete(key)
  try {
    places[place]().removeItem(key)
  } catch {
    // refused: nothing was stored there either
  }
}
