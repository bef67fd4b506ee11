/*
 * The zone that the server stands in. Apart from what reckons with it (server-time.ts), which is loaded later: the zone
 * is set before the first page.
 */

export const DEFAULT_ZONE = 'Asia/Shanghai'

let zone = DEFAULT_ZONE
let written: string | undefined

export function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

/** Says, once and at start, where the server stands. Throws when there is no such zone. */
export function setServerZone(name: string) {
  if (!isZone(name)) throw new RangeError(`There is no time zone ${name}`)
  zone = name
}

export function serverZone(): string {
  return zone
}

/**
 * Says, once and at start, whose wall clock moments are written by where they name no zone, if it is not the server's
 * own: many servers write UTC.
 */
export function setMomentZone(name: string | undefined) {
  if (name !== undefined && !isZone(name)) throw new RangeError(`There is no time zone ${name}`)
  written = name
}

export function momentZone(): string {
  return written ?? zone
}
