/*
 * Uploads on their way. Whoever brings the bytes, an HTTP connection or a page, asks first how they travel: at what
 * pace, and whether the connection breaks or stands still before they have all come.
 */
import type { Fault } from '../server/faults.ts'

export interface Transfer {
  /** 0 for as fast as they come. */
  bytesPerSecond: number
  /** The fault that meets this upload, the store's answer included. */
  fault: Fault | undefined
  /**
   * What happens on the way, when six tenths of the bytes have come: `cut` breaks the connection, `hang` stands still.
   */
  trouble: 'cut' | 'hang' | undefined
  /** Notes that an upload did not get as far as the store. */
  broken(): void
}

export const unhindered: Transfer = { bytesPerSecond: 0, fault: undefined, trouble: undefined, broken: () => {} }

/** The share of bytes after which there is trouble. */
const TROUBLE_AT = 0.6

/** What came of it: all the bytes are there, the connection broke, or the sender gave up. */
export type Arrival = 'whole' | 'cut' | 'given up'

/**
 * Brings the parts of a body at the pace of its transfer. `total` is its length in bytes, `taken` hears how many have
 * come. Stands still with a `hang` until the sender gives up.
 */
export async function travel(
  parts: AsyncIterable<Uint8Array>,
  {
    transfer,
    total,
    signal,
    taken,
  }: { transfer: Transfer; total: number; signal: AbortSignal; taken: (part: Uint8Array, loaded: number) => void },
): Promise<Arrival> {
  const start = Date.now()
  const troubleAt = transfer.trouble === undefined ? Infinity : Math.ceil(total * TROUBLE_AT)
  let loaded = 0
  for await (const part of parts) {
    const length = Math.min(part.length, troubleAt - loaded)
    loaded += length
    if (transfer.bytesPerSecond > 0) await pause(start + (loaded / transfer.bytesPerSecond) * 1000 - Date.now(), signal)
    if (signal.aborted) {
      transfer.broken()
      return 'given up'
    }
    taken(part.subarray(0, length), loaded)
    if (loaded < troubleAt) continue
    // said when it begins: a connection that is not read does not tell that it was given up
    transfer.broken()
    if (transfer.trouble === 'cut') return 'cut'
    await pause(Infinity, signal)
    return 'given up'
  }
  return 'whole'
}

/** Waits, but no longer than somebody waits for it. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
