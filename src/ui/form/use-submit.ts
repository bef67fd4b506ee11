import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useLatest } from '#src/lib/hooks/use-latest.ts'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { notifyError } from '../feedback/notify.ts'

/** How it ended: what was answered, or that it was not done, because it failed or was not wanted. */
export type Submitted<Answer> = { done: true; answer: Answer } | typeof NOT_DONE

const NOT_DONE = { done: false } as const

export interface Submit<Values, Answer> {
  /** Sends it. While it is sent, another call does nothing. */
  submit: (values: Values) => Promise<Submitted<Answer>>
  busy: boolean
  /** What is being sent, while it is. */
  sending: Values | undefined
  /** Why the last try failed; where the place for it is gone, a notification has said it. */
  error: unknown
}

interface SubmitOptions<Values> {
  /**
   * Asked before it is sent, with what the last try failed of, such as `maySendAgain`; false keeps it from being sent.
   */
  before?: (failure: unknown, values: Values) => Promise<boolean>
  /** Once it is done it is never sent again: its button is there for a moment more while its dialog or page goes. */
  once?: boolean
}

/**
 * Sends one thing at a time. A busy button is not enough: the second click of a double click comes before the button
 * has rendered as busy. `submit` never changes.
 */
export function useSubmit<Values = void, Answer = unknown>(
  send: (values: Values) => Promise<Answer>,
  { before, once = false }: SubmitOptions<Values> = {},
): Submit<Values, Answer> {
  const mounted = useMounted()
  const running = useRef(false)
  const { mutateAsync, isPending, variables, error } = useMutation<Answer, unknown, Values>({ mutationFn: send })
  const asked = (values: Values) => before?.(error ?? undefined, values) ?? true
  const latest = useLatest(asked)
  const submit = useCallback(
    async (values: Values): Promise<Submitted<Answer>> => {
      if (running.current) return NOT_DONE
      running.current = true
      let over = false
      try {
        if (!(await latest.current(values))) return NOT_DONE
        const answer = await mutateAsync(values)
        over = once
        return { done: true, answer }
      } catch (thrown) {
        if (!mounted.current) notifyError(thrown)
        return NOT_DONE
      } finally {
        running.current = over
      }
    },
    [mutateAsync, mounted, latest, once],
  )
  return { submit, busy: isPending, sending: isPending ? variables : undefined, error: error ?? undefined }
}
