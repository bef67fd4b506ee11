/*
 * What time it is at the server (T6): this computer's clock, as much later or earlier as the server's answers say.
 * Whatever compares a moment of the server with now asks here.
 */

/** How far the server's clock is ahead of this computer's (ms); 0 until an answer shows that they differ. */
let offset = 0
const listeners = new Set<() => void>()

/** The present at the server, epoch milliseconds. */
export function serverNow(): number {
  return Date.now() + offset
}

export function atServer(local: number): number {
  return local + offset
}

/** How far the server's clock is ahead of this computer's, in milliseconds. */
export function clockOffset(): number {
  return offset
}

/**
 * Learns of the server's clock from the `Date` of an answer; both moments are by this computer's clock. An answer says
 * it to the second and for some moment on its way, so that clocks which agree as far as it tells are left as they are.
 * Pages of another origin see it only where the server lets them (`Access-Control-Expose-Headers`).
 */
export function noteServerDate(date: string | null, sentAt: number, receivedAt: number) {
  // the one form that HTTP has for it
  const said = date?.endsWith('GMT') ? Date.parse(date) : Number.NaN
  const least = said - receivedAt
  const most = said + 1000 - sentAt
  if (Number.isNaN(said) || (least <= offset && offset <= most)) return
  offset = least
  for (const tell of listeners) tell()
}

/** Hears when the two clocks turn out to differ otherwise than was known. Gives how to stop. */
export function onClockOffset(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
