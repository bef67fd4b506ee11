/** Seconds in a day, the unit in which cookie lifetimes are documented (1§9). */
export const DAY = 86_400

const path = import.meta.env.BASE_URL
const attributes = `; path=${path}; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`
const memory = new Map<string, string>()

/** The value of a cookie of this console, or undefined. A value that cannot be decoded reads as undefined. */
export function readCookie(name: string): string | undefined {
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=')
    if (part.slice(0, at) !== name) continue
    try {
      return decodeURIComponent(part.slice(at + 1))
    } catch {
      return undefined
    }
  }
  return navigator.cookieEnabled ? undefined : memory.get(name)
}

/** Writes a cookie that lives for `seconds`; in memory where the browser refuses cookies. */
export function writeCookie(name: string, value: string, seconds: number) {
  memory.set(name, value)
  document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${seconds}${attributes}`
}

/** Removes a cookie of this console. */
export function removeCookie(name: string) {
  memory.delete(name)
  document.cookie = `${name}=; max-age=0${attributes}`
}
