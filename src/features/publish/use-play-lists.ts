import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PlayEntry } from '#src/api/generated/types.gen.ts'
import { read } from '#src/api/query.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'

/** How many chosen terminals are looked into by themselves; the rest when it is asked for. */
export const CHECKED_AT_ONCE = 50
/** How many calls are under way at a time. */
const AT_A_TIME = 4
/** A choice that goes on changing is not looked into. */
const SETTLE_MS = 400
/** 1§9: all ads of a terminal come in one page. */
const PLAY_LIST_LIMIT = 1000
const FRESH_MS = 60_000

/** What is known of what plays on the chosen terminals. */
export interface PlayLists {
  /** By terminal, as text. */
  known: ReadonlyMap<string, readonly PlayEntry[]>
  /** Chosen terminals that are not looked into unless it is asked for. */
  waiting: number
  failed: number
  loading: boolean
  checkRest: () => void
  retry: () => void
}

/**
 * Loads the play lists of chosen terminals, a few at a time; with `enabled` false none (the call needs a code of its
 * own).
 */
export function usePlayLists(devices: readonly PickDevice[], enabled: boolean): PlayLists {
  const client = useQueryClient()
  const [known, setKnown] = useState<ReadonlyMap<string, readonly PlayEntry[]>>(new Map())
  const [failures, setFailures] = useState<ReadonlySet<string>>(new Set())
  const [running, setRunning] = useState(false)
  const [limit, setLimit] = useState(CHECKED_AT_ONCE)
  const wanted = enabled ? devices.slice(0, limit) : []
  const missing = wanted.filter(({ id }) => !known.has(String(id)) && !failures.has(String(id)))
  const key = missing.map(({ id }) => String(id)).join(',')
  const latest = useRef(missing)
  latest.current = missing

  useEffect(() => {
    if (key === '') return
    const queue = [...latest.current]
    let stopped = false
    async function work() {
      for (let device = queue.shift(); device; device = queue.shift()) {
        const id = String(device.id)
        try {
          const list = await client.fetchQuery({
            ...read('devicePlayList', { query: { id: device.id, page: 0, limit: PLAY_LIST_LIMIT } }),
            staleTime: FRESH_MS,
          })
          found.set(id, list)
        } catch {
          failed.add(id)
        }
      }
    }
    const found = new Map<string, readonly PlayEntry[]>()
    const failed = new Set<string>()
    const timer = setTimeout(() => {
      setRunning(true)
      void Promise.all(Array.from({ length: AT_A_TIME }, work)).then(() => {
        if (stopped) return
        setKnown((before) => new Map([...before, ...found]))
        setFailures((before) => new Set([...before, ...failed]))
        setRunning(false)
      })
    }, SETTLE_MS)
    return () => {
      stopped = true
      queue.length = 0
      clearTimeout(timer)
      // what came so far need not be asked again
      if (found.size > 0) setKnown((before) => new Map([...before, ...found]))
      setRunning(false)
    }
  }, [client, key])

  return {
    known,
    waiting: enabled ? Math.max(devices.length - limit, 0) : 0,
    failed: wanted.filter(({ id }) => failures.has(String(id))).length,
    loading: running || missing.length > 0,
    checkRest: () => setLimit(Infinity),
    retry: () => setFailures(new Set()),
  }
}
