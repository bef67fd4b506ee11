import { unlessAborted } from './gather-pages.ts'

/** Lets so many pieces of work run at once; the others wait for their turn, first come first served. */
export interface Turns {
  /**
   * Runs the work when it is its turn. Whoever is aborted gives the turn back, or leaves the line, with the signal's
   * reason.
   */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

export function createTurns(atOnce: number): Turns {
  const waiting = new Set<() => void>()
  let running = 0

  function next() {
    const [first] = waiting
    if (!first || running >= atOnce) return
    waiting.delete(first)
    running += 1
    first()
  }

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const leave = () => {
        if (waiting.delete(begin)) reject(signal.reason)
      }
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.add(begin)
      next()
    })
  }

  return {
    async run(work, signal) {
      await turn(signal)
      try {
        return await unlessAborted(work(), signal)
      } finally {
        running -= 1
        next()
      }
    },
  }
}
