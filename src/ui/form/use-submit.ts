import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { notifyError } from '../feedback/notify.ts'

export interface Submit<Values> {
  /** Sends it, and resolves to true when that has succeeded. While it is sent, another call does nothing. */
  submit: (values: Values) => Promise<boolean>
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
}

/**
 * Sends one thing at a time. A busy button is not enough: the second click of a double click comes before the button
 * has rendered as busy. `submit` never changes.
 */
export function useSubmit<Values = void>(
  send: (values: Values) => Promise<unknown>,
  { before }: SubmitOptions<Values> = {},
): Submit<Values> {
  const mounted = useMounted()
  const running = useRef(false)
  const { mutateAsync, isPending, variables, error } = useMutation<unknown, unknown, Values>({ mutationFn: send })
  const asked = (values: Values) => before?.(error ?? undefined, values) ?? true
  const latest = useRef(asked)
  latest.current = asked
  const submit = useCallback(
    async (values: Values) => {
      if (running.current) return false
      running.current = true
      try {
        if (!(await latest.current(values))) return false
        await mutateAsync(values)
        return true
      } catch (thrown) {
        if (!mounted.current) notifyError(thrown)
        return false
      } finally {
        running.current = false
      }
    },
    [mutateAsync, mounted],
  )
  return { submit, busy: isPending, sending: isPending ? variables : undefined, error: error ?? undefined }
}
