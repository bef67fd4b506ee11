/** Seconds in a day, the unit in which cookie lifetimes are documented (1§9). */
export const DAY = 86_400

const path = import.meta.env.BASE_URL
const attributes = `; path=${path}; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`

/** What the browser did not keep, whatever it says of itself: it lasts as long as the page. */
const memory = new Map<string, string>()

/** The value of a cookie of this console, or undefined. A value that cannot be decoded reads as undefined. */
export function readCookie(name: string): string | undefined {
  return storedCookie(name) ?? memory.get(name)
}

/** Writes a cookie that lives for `seconds`; in memory where the browser does not keep it. */
export function writeCookie(name: string, value: string, seconds: number) {
  memory.delete(name)
  store(`${name}=${encodeURIComponent(value)}; max-age=${seconds}`)
  if (storedCookie(name) !== value) memory.set(name, value)
}

export function removeCookie(name: string) {
  memory.delete(name)
  store(`${name}=; max-age=0`)
}

export function keepsCookies(): boolean {
  writeCookie('probe', '1', 60)
  const kept = !memory.has('probe')
  removeCookie('probe')
  return kept
}

function storedCookie(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
  } catch {
    // refused, or not to be decoded
    return undefined
  }
}

function store(cookie: string) {
  try {
    document.cookie = cookie + attributes
  } catch {
    // a page in a sandbox may not even ask
  }
}
