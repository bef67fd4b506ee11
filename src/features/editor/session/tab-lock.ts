import { heldLocks, holdLock } from './plain-locks.ts'

/*
 * One ad is edited in one tab at a time. A tab that edits holds a lock of the browser, which goes with the tab however
 * it ends; a tab that wants to take over asks the other one to put its draft away first. Where the browser has no locks
 * (pages without https) the tabs answer for themselves; whoever is overlooked there is found out by saving.
 */

const CHANNEL = 'console.editor'
const OPENING = 'editor opening '
/** Milliseconds that a tab is given to put its draft away. */
const YIELD_MS = 1000

/**
 * Takes a lock. Answers how to give it back; undefined when another tab has it. `onLost` is told when it is taken away.
 */
export async function takeLock(
  name: string,
  { steal = false, onLost }: { steal?: boolean; onLost?: () => void } = {},
): Promise<(() => void) | undefined> {
  const locks = lockManager()
  if (!locks) return steal || !(await heldLocks(name)).includes(name) ? holdLock(name, onLost) : undefined
  return new Promise((resolve) => {
    locks
      .request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined)
        return new Promise<void>((release) => {
          resolve(release)
        })
      })
      .catch(() => {
        // nothing may be locked here, or it was stolen
        resolve(() => {})
        onLost?.()
      })
  })
}

export function adLock(ad: string): string {
  return `editor ad ${ad}`
}

export function openingLock(opening: string): string {
  return OPENING + opening
}

export async function liveOpenings(): Promise<ReadonlySet<string>> {
  const locks = lockManager()
  const names = locks ? ((await locks.query()).held ?? []).map(({ name = '' }) => name) : await heldLocks(OPENING)
  return new Set(names.flatMap((name) => (name.startsWith(OPENING) ? [name.slice(OPENING.length)] : [])))
}

/** Asks the tab that edits an ad to stop. Resolves when it has, or does not answer. */
export function askToYield(ad: string): Promise<void> {
  return new Promise((resolve) => {
    const channel = openChannel()
    const done = () => {
      clearTimeout(timer)
      channel?.close()
      resolve()
    }
    const timer = setTimeout(done, channel ? YIELD_MS : 0)
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data, 'yielded', ad)) done()
    })
    channel?.postMessage({ kind: 'yield', ad })
  })
}

/** Hears when another tab takes an ad over: `stop` puts the draft away. Returns how to hear no more. */
export function onTakeOver(ad: string, stop: () => Promise<unknown>): () => void {
  const channel = openChannel()
  let answering = false
  let over = false
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data, 'yield', ad) || answering) return
    answering = true
    const answer = () => {
      channel.postMessage({ kind: 'yielded', ad })
      answering = false
      if (over) channel.close()
    }
    stop().then(answer, answer)
  })
  return () => {
    over = true
    // who has stopped hears nothing more, but still has to say so
    if (!answering) channel?.close()
  }
}

function isMessage(data: unknown, kind: string, ad: string): boolean {
  return (
    typeof data === 'object' && data !== null && 'kind' in data && 'ad' in data && data.kind === kind && data.ad === ad
  )
}

function lockManager(): LockManager | undefined {
  // typed as if it were everywhere
  const { locks }: { locks?: LockManager } = navigator
  return locks
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
}
