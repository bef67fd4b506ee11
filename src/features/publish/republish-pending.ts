import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { samePlan, toDraft, type ScheduleDraft } from '#src/domain/schedule-rules.ts'
import type { PublishDialogProps } from './publish-dialog.tsx'

export type RepublishRequest = Required<Pick<PublishDialogProps, 'devices' | 'schedule'>>

/** The schedule that all of these have, as a form has it; undefined when they differ, or a form cannot say it. */
export function commonDraft(published: readonly PublishedDevice[]): ScheduleDraft | undefined {
  const [first] = published
  return first && published.every((device) => samePlan(device, first)) ? toDraft(first) : undefined
}

/**
 * The terminals as the choice, with the schedule that all of them have; `lost` when they differ, or a form cannot say
 * it.
 */
export function republishRequest(pending: readonly PublishedDevice[]): RepublishRequest {
  return {
    devices: pending.map(({ deviceId, deviceSn, deviceName, deviceState }) => ({
      id: deviceId,
      sn: deviceSn,
      name: deviceName,
      state: deviceState,
    })),
    schedule: commonDraft(pending) ?? 'lost',
  }
}
