/*
 * Locks among tabs for browsers without any, which is what they are on pages without https: each tab answers for what
 * it holds. Two tabs that ask in the same moment may both get one, and a tab that sleeps does not answer.
 */

const CHANNEL = 'console.editor.locks'
/** Milliseconds that other tabs are given to answer. */
const ANSWER_MS = 250

type Message = { kind: 'who' | 'held' | 'stolen'; name: string }

/** What this tab holds, by name, and how to say that it was taken away. */
const held = new Map<string, () => void>()
let channel: BroadcastChannel | undefined

export function heldLocks(beginning: string): Promise<string[]> {
  const found = new Set([...held.keys()].filter((name) => name.startsWith(beginning)))
  const asked = openChannel()
  if (!asked) return Promise.resolve([...found])
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data) && data.kind === 'held' && data.name.startsWith(beginning)) found.add(data.name)
    }
    asked.addEventListener('message', hear)
    setTimeout(() => {
      asked.removeEventListener('message', hear)
      resolve([...found])
    }, ANSWER_MS)
    say('who', beginning)
  })
}

/**
 * Holds a lock in this tab, whoever had it: they are told, and `onLost` is when it is taken from here. Returns how to
 * give it back.
 */
export function holdLock(name: string, onLost: () => void = () => {}): () => void {
  openChannel()
  say('stolen', name)
  held.get(name)?.()
  held.set(name, onLost)
  return () => {
    if (held.get(name) === onLost) held.delete(name)
  }
}

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return
    if (data.kind === 'who') {
      for (const name of held.keys()) if (name.startsWith(data.name)) say('held', name)
    }
    if (data.kind === 'stolen') {
      const lost = held.get(data.name)
      held.delete(data.name)
      lost?.()
    }
  })
  return channel
}

const say = (kind: Message['kind'], name: string) => channel?.postMessage({ kind, name } satisfies Message)

function isMessage(data: unknown): data is Message {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    'name' in data &&
    typeof data.kind === 'string' &&
    typeof data.name === 'string'
  )
}
