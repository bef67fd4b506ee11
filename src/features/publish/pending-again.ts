import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { toDraft } from '#src/domain/schedule-rules.ts'
import type { PublishDialogProps } from './publish-dialog.tsx'

/** What publishing again to terminals begins with. */
export type PendingAgain = Required<Pick<PublishDialogProps, 'devices' | 'schedule'>>

/** These terminals chosen, and the schedule that they all have; `lost` when they differ, or a form cannot say it. */
export function pendingAgain(pending: readonly PublishedDevice[]): PendingAgain {
  const [first] = pending
  const scheduleOf = ({ scheduleType, schedules }: PublishedDevice) => JSON.stringify([scheduleType, schedules])
  const alike = first !== undefined && pending.every((device) => scheduleOf(device) === scheduleOf(first))
  return {
    devices: pending.map(({ deviceId, deviceSn, deviceName, deviceState }) => ({ id: deviceId, sn: deviceSn, name: deviceName, state: deviceState })),
    schedule: (alike && toDraft(first)) || 'lost',
  }
}
