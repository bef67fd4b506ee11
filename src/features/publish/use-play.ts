import { useState } from 'react'
import type { RequestOf } from '#src/api/client.ts'
import { useWrite } from '#src/api/query.ts'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { useSingleFlight } from '#src/lib/hooks/use-single-flight.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'

/**
 * Sends a publish or a stop once, however often it is asked. `send` gives how many terminals it went to, or undefined
 * when it failed: then `error` says why, or a notification when the place for it is gone.
 */
export function usePlay() {
  const write = useWrite('programPlay')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const mounted = useMounted()

  const run = useSingleFlight(async (body: RequestOf<'programPlay'>['body'], done: (count: number) => void) => {
    setError(undefined)
    setBusy(true)
    try {
      done(await write.mutateAsync({ body }))
    } catch (thrown) {
      if (mounted.current) setError(thrown)
      else notifyError(thrown)
    } finally {
      setBusy(false)
    }
  })

  async function send(body: RequestOf<'programPlay'>['body']): Promise<number | undefined> {
    let count: number | undefined
    await run(body, (answer) => {
      count = answer
    })
    return count
  }
  return { busy, error, send }
}
