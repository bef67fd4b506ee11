import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import type { useSendCommand } from '../use-send-command.ts'

/** Type 0 of the commands (1§3). */
const SCREENSHOT = 0
/** How often the list is looked at while screenshots are awaited, and how long. */
const LOOK_MS = 4_000
const PATIENCE_MS = 60_000

/** What is awaited of a terminal: another screenshot than that of this moment. */
interface Awaited {
  /** When that was taken; empty where there is none. */
  before: string
  until: number
}

/** What became of a screenshot that was asked for here: still awaited, or not come in time. */
export type CaptureState = 'waiting' | 'missed'

/**
 * Asks terminals for screenshots, and looks for them in the list until they have come. Whether the command itself
 * succeeded is said where sent commands are followed.
 */
export function useCapture(rows: readonly Device[], send: ReturnType<typeof useSendCommand>, onReload: () => void) {
  const [awaited, setAwaited] = useState<ReadonlyMap<string, Awaited>>(new Map())
  const [now, setNow] = useState(Date.now)
  const states = useMemo(() => {
    const found = new Map<string, CaptureState>()
    for (const { id, screenshotUpdate } of rows) {
      const wish = awaited.get(String(id))
      if (wish && wish.before === (screenshotUpdate ?? ''))
        found.set(String(id), now < wish.until ? 'waiting' : 'missed')
    }
    return found
  }, [rows, awaited, now])
  const waiting = [...states.values()].includes('waiting')
  const look = useEffectEvent(() => {
    setNow(Date.now())
    onReload()
  })
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [waiting])

  const capture = useCallback(
    async (devices: readonly Device[]) => {
      const sent = await send(devices, SCREENSHOT)
      if (!sent) return false
      const until = Date.now() + PATIENCE_MS
      setNow(Date.now())
      // a list without dates never tells the next one from this one
      if (rows.every(({ screenshotUpdate }) => screenshotUpdate === undefined)) return true
      setAwaited(
        (known) =>
          new Map([
            ...known,
            ...devices.map(
              ({ id, screenshotUpdate = '' }) => [String(id), { before: screenshotUpdate, until }] as const,
            ),
          ]),
      )
      return true
    },
    [send, rows],
  )
  return { capture, states }
}
