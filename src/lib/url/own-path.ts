/**
 * A place inside this console, from an address that may come from anywhere: a path with query, or undefined for
 * whatever would leave the origin (`//evil`, `/.//evil`, `https:evil`, `javascript:` and the like).
 */
export function ownPath(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/')) return undefined
  try {
    const origin = 'https://console.invalid'
    const { origin: its, pathname, search } = new URL(target, origin)
    // what has been shortened may be an address of another host now
    return its === origin && !pathname.startsWith('//') ? pathname + search : undefined
  } catch {
    return undefined
  }
}
