import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createTaskPool, type TaskPool } from '#src/lib/data/task-pool.ts'
import type { Id, PlayEntry } from './generated/types.gen.ts'
import { readPlayList } from './play-list.ts'

/** How many calls are under way at a time. */
const AT_A_TIME = 6
/** More terminals than these are looked into when it is asked for (R32). */
const CHECKED_UNASKED = 1_000
/** A choice that goes on changing is not looked into. */
const SETTLE_MS = 400
/** Answers are shown together, so that hundreds of them do not draw the page hundreds of times. */
const SHOW_MS = 250
/** How long an answer is used again, and kept once nobody needs it. */
const FRESH_MS = 60_000

interface Asked {
  id: Id
}

export interface PlayLists {
  /** By terminal, as text. */
  known: ReadonlyMap<string, readonly PlayEntry[]>
  /** How many of the chosen terminals have been looked into, have failed, and are chosen. */
  checked: number
  failed: number
  total: number
  state: 'running' | 'stopped' | 'ended'
  stop: () => void
  /** Goes on where it stopped, and asks again for what failed. */
  resume: () => void
}

/** A list, or that it could not be read. */
type Answer = readonly PlayEntry[] | 'failed'

const NOTHING: ReadonlyMap<string, Answer> = new Map()

/**
 * Loads the play lists of all chosen terminals in the background, a few at a time; with `enabled` false none (the call
 * needs a code of its own). What is no longer chosen is given up, and all of it when the component goes. Those of
 * before `since` are asked for again; what was known stays until then, and is forgotten where nothing is asked.
 */
export function usePlayLists(devices: readonly Asked[], enabled: boolean, since?: number): PlayLists {
  const client = useQueryClient()
  const [shown, setShown] = useState(NOTHING)
  const [wish, setWish] = useState<'run' | 'stop'>()
  if (wish && devices.length === 0) setWish(undefined)
  const [round, setRound] = useState(0)
  const answers = useRef(new Map<string, Answer>())
  const old = useRef<{ since: number | undefined; ids: Set<string> }>({ since, ids: new Set() })
  const pool = useRef<TaskPool<Asked>>(undefined)
  const runs = enabled && (wish === undefined ? devices.length <= CHECKED_UNASKED : wish === 'run')
  const [asOf, setAsOf] = useState(since)
  if (asOf !== since) {
    setAsOf(since)
    if (!runs) setShown(NOTHING)
  }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      timer = undefined
      setShown(new Map(answers.current))
    }
    const tasks = createTaskPool<Asked>(AT_A_TIME, async ({ id }, signal) => {
      const options = {
        ...readPlayList(id),
        staleTime: FRESH_MS,
        gcTime: FRESH_MS,
      }
      const giveUp = () =>
        void client.cancelQueries({
          queryKey: options.queryKey,
          exact: true,
          // what else shows the list goes on loading it
          predicate: (query) => query.getObserversCount() === 0,
        })
      signal.addEventListener('abort', giveUp)
      let answer: Answer
      try {
        answer = await client.fetchQuery(options)
      } catch {
        answer = 'failed'
      } finally {
        signal.removeEventListener('abort', giveUp)
      }
      if (signal.aborted) return
      answers.current.set(String(id), answer)
      old.current.ids.delete(String(id))
      timer ??= setTimeout(show, SHOW_MS)
    })
    pool.current = tasks
    return () => {
      clearTimeout(timer)
      tasks.want(new Map())
    }
  }, [client])

  useEffect(() => {
    const chosen = new Map(devices.map((device) => [String(device.id), device]))
    for (const id of answers.current.keys()) if (!chosen.has(id)) answers.current.delete(id)
    if (old.current.since !== since) {
      if (!runs) answers.current.clear()
      old.current = { since, ids: new Set(answers.current.keys()) }
    }
    for (const id of answers.current.keys()) if (!old.current.ids.has(id)) chosen.delete(id)
    // at once where it is to end, and what is under way goes on
    const timer = setTimeout(() => pool.current?.want(runs ? chosen : new Map()), runs ? SETTLE_MS : 0)
    return () => clearTimeout(timer)
  }, [client, devices, runs, round, since])

  const { known, failed } = useMemo(() => {
    const lists = new Map<string, readonly PlayEntry[]>()
    let failures = 0
    for (const { id } of devices) {
      const answer = shown.get(String(id))
      if (answer === 'failed') failures += 1
      else if (answer) lists.set(String(id), answer)
    }
    return { known: lists, failed: failures }
  }, [devices, shown])
  const left = devices.length - known.size - failed
  return {
    known,
    checked: known.size,
    failed,
    total: devices.length,
    state: left === 0 ? 'ended' : runs ? 'running' : 'stopped',
    stop: () => setWish('stop'),
    resume: () => {
      for (const [id, answer] of answers.current) if (answer === 'failed') answers.current.delete(id)
      setShown(new Map(answers.current))
      setWish('run')
      setRound((before) => before + 1)
    },
  }
}
