import { useSyncExternalStore } from 'react'

/** One value that changes often and that few listen to: what a gesture shows while it lasts. */
export interface Cell<Value> {
  get(): Value
  set(value: Value): void
  /** Calls back after each change; call what is returned to end that. */
  subscribe(listener: () => void): () => void
  /** Whether anyone listens: what is costly to make need not be made for nobody. */
  isHeard(): boolean
}

export function createCell<Value>(initial: Value): Cell<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isHeard: () => listeners.size > 0,
  }
}

export function useCell<Value>(cell: Cell<Value>): Value {
  return useSyncExternalStore(cell.subscribe, cell.get, cell.get)
}
