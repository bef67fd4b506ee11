/**
 * A place inside this console, from an address that may come from anywhere: a path with query, or undefined for
 * whatever would leave the origin (`//evil`, `https:evil`, `javascript:` and the like).
 */
export function ownPath(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/')) return undefined
  try {
    const origin = 'https://console.invalid'
    const url = new URL(target, origin)
    return url.origin === origin ? url.pathname + url.search : undefined
  } catch {
    return undefined
  }
}
