import { newBundle, recordActivity, sendRecorded } from '#src/api/activities.ts'
import { useWrite } from '#src/api/query.ts'
import type { RememberedWindow } from './power-changes.ts'
import { byWindow, forgetPower } from './power-rules.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import type { RetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'
import type { BatchRun } from '../device-batch.ts'
import { updatePowerMemory } from './power-memory.ts'

/** One try or several to give terminals their own windows back. */
export interface SendingBack {
  run: BatchRun
  bundle: ReturnType<typeof newBundle>
  /** Those that have been sent, ids as text: another try leaves them out. */
  done: Set<string>
}

export const newBundleBack = () => newBundle('restore', '')

/** Sends each terminal the window that it had; resolves to those that it was done for. What was sent is forgotten. */
export function useSendBack(retryWithoutDeleted: RetryWithoutDeleted) {
  const { mutateAsync } = useWrite('deviceWorkCronSet')
  return async (devices: readonly RememberedWindow[], { run, bundle, done }: SendingBack) => {
    const forget = (ids: readonly RememberedWindow['id'][]) => updatePowerMemory((known) => forgetPower(known, ids))
    const { rows } = await retryWithoutDeleted(devices, (there) =>
      run.send(
        byWindow(there).map((group) => ({
          devices: group.devices,
          send: (ids) => {
            const sent = new Set(ids.split(','))
            const named = group.devices.filter(({ id }) => sent.has(plainId(id)))
            return sendRecorded(
              () => mutateAsync({ path: { ids, window: group.window } }),
              (unansweredAt) => recordActivity({ kind: 'power', window: group.window }, named, unansweredAt, bundle),
            )
          },
        })),
        done,
        forget,
      ),
    )
    // those that somebody has deleted meanwhile, too
    forget(devices.map(({ id }) => id))
    return rows
  }
}
