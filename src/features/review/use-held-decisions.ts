import { useEffect, useRef, useState } from 'react'
import { session } from '#src/api/session.ts'
import { useDecide } from '#src/api/review.ts'
import { rememberRefusal } from './refusals.ts'
import { sayDecided } from '#src/components/review/say-decided.ts'
import { hasMoved } from '#src/domain/review-stand.ts'
import { kindNames, levelName } from '#src/domain/review.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { holdUnsavedWork } from '#src/lib/hooks/unsaved-work.ts'
import { useLatest } from '#src/lib/hooks/use-latest.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'
import type { QueueItem } from './review-queue.ts'
import { UNDO_MS } from './desk-preferences.ts'

export interface HeldDecision {
  item: QueueItem
  reject: 0 | 1
  reason: string
  /** On its way: it cannot be taken back any more. */
  sending: boolean
}

interface HeldOptions {
  /** What waits by what was loaded last. */
  fresh: () => readonly QueueItem[]
  /** What was not sent in the end is to be decided anew, with the reason that was typed. */
  onFailed: (decision: HeldDecision) => void
}

/**
 * Decisions that are made and not sent yet, the last first: each waits for five seconds in which it can be taken back
 * (U15). Leaving the desk sends them at once; the browser asks before the tab is closed over them.
 */
export function useHeldDecisions({ fresh, onFailed }: HeldOptions) {
  const decide = { material: useDecide('material'), program: useDecide('program') }
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const [held, setHeld] = useState<readonly HeldDecision[]>([])
  // what follows a decision is looked for before the page is drawn anew
  const now = useRef(held)
  const put = (next: readonly HeldDecision[]) => {
    now.current = next
    setHeld(next)
  }
  const without = (key: string) => now.current.filter(({ item }) => item.key !== key)

  async function send(key: string) {
    clearTimeout(timers.current.get(key))
    timers.current.delete(key)
    const decision = now.current.find(({ item }) => item.key === key)
    // whoever has signed out was told that it is not sent
    if (!decision || decision.sending || session.token === undefined) return
    const { item, reject, reason } = decision
    put(now.current.map((other) => (other === decision ? { ...other, sending: true } : other)))
    const subject = `${kindNames[item.kind]}“${item.name}”`
    const record = fresh().find((other) => other.key === key)?.record
    try {
      if (record && hasMoved(item.record, record)) notifyError(`${subject}已有变化，您的决定没有提交，请重新查看`)
      else {
        await decide[item.kind](item.record, reject, reason)
        if (item.kind === 'program' && reject === 1) rememberRefusal(item.record, reason)
        sayDecided(reject, levelName(item.record), subject)
        return
      }
    } catch (error) {
      notifyError(`${subject}：${messageOf(error) ?? '未能提交'}`)
    } finally {
      put(without(key))
    }
    onFailed(decision)
  }
  const latestSend = useLatest(send)
  useEffect(() => () => now.current.forEach(({ item }) => void latestSend.current(item.key)), [latestSend])

  const waits = held.length > 0
  useEffect(() => {
    if (waits) return holdUnsavedWork({ endsBy: 'tab', signOut: '还有审核决定没有提交，退出后不会提交。' })
  }, [waits])

  return {
    held,
    /** Those that are not decided yet, by what was decided this moment too. */
    undecided: (items: readonly QueueItem[]) =>
      items.filter(({ key }) => now.current.every(({ item }) => item.key !== key)),
    hold: (item: QueueItem, reject: 0 | 1, reason: string) => {
      put([{ item, reject, reason, sending: false }, ...without(item.key)])
      timers.current.set(
        item.key,
        setTimeout(() => void latestSend.current(item.key), UNDO_MS),
      )
    },
    /** Takes back the last, or that of an item; gives it. */
    undo: (key?: string): HeldDecision | undefined => {
      const decision = now.current.find(({ item, sending }) => !sending && (key === undefined || item.key === key))
      if (!decision) return undefined
      clearTimeout(timers.current.get(decision.item.key))
      timers.current.delete(decision.item.key)
      put(without(decision.item.key))
      return decision
    },
  }
}
