/* What is kept for as long as the tab; a browser that refuses storage keeps it until the page goes. */

export function keptText(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** `null` forgets it. */
export function keepText(key: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // the next page then begins without it
  }
}
