/** An address as a URL, or undefined where it is none. As `URL.parse`, which not every browser has yet. */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
