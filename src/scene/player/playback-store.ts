import { useSyncExternalStore } from 'react'
import { serverNow } from '#src/lib/time/server-clock.ts'
import type { Playback } from './playback.ts'

/** Holds where the playing stands; beside React's state, because it changes with every frame. */
export interface PlaybackStore {
  /** Seconds of each scene. */
  stays: readonly number[]
  get: () => Playback
  set: (next: Playback) => void
  subscribe: (listener: () => void) => () => void
}

/** A store for scenes that last so many seconds each, which begins at one of them. */
export function createPlaybackStore(stays: readonly number[], playing: boolean, startAt = 0): PlaybackStore {
  let playback: Playback = {
    playing,
    scene: Math.max(0, Math.min(startAt, stays.length - 1)),
    time: 0,
    speed: 1,
    now: serverNow(),
  }
  const listeners = new Set<() => void>()
  return {
    stays,
    get: () => playback,
    set: (next) => {
      if (next === playback) return
      playback = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function usePlayback<Value extends string | number | boolean>(
  store: PlaybackStore,
  select: (playback: Playback) => Value,
): Value {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
