/*
 * What the lists that were looked at last had in their addresses: a way back to one leads to the same filters and page.
 * Kept as long as somebody is signed in in this tab.
 */

const searches = new Map<string, object>()

export function keepSearch(path: string, search: object, over: readonly string[] = []) {
  searches.set(path, Object.fromEntries(Object.entries(search).filter(([name]) => !over.includes(name))))
}

export const lastSearch = (path: string): object => searches.get(path) ?? {}

/** Nothing of it is left for whoever signs in next (L9). */
export const forgetSearches = () => searches.clear()
