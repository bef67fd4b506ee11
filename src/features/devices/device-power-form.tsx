import { useForm } from '@mantine/form'
import { useRef } from 'react'
import { recordActivity } from '#src/api/activities.ts'
import { useWrite } from '#src/api/query.ts'
import { powerWindow } from '#src/domain/validation.ts'
import { commonOf } from '#src/lib/data/common-of.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import { TimeRangeInput } from '#src/ui/form/time-range-input.tsx'
import { sendInLists, subjectOf, type BatchDialogProps } from './device-batch.ts'

/** Sets the daily power-on window of terminals (1§5, R5). */
export function DevicePowerForm({ devices, onClose, retryWithoutDeleted, onDone }: BatchDialogProps) {
  const setWindow = useWrite('deviceWorkCronSet')
  // which terminals have got which window, when not all have
  const sent = useRef({ window: '', ids: new Set<string>() })
  const form = useForm({
    initialValues: { range: windowOf(devices) },
    validate: { range: powerWindow },
  })
  return (
    <FormModal
      opened
      onClose={onClose}
      title="设置开关机时间"
      form={form}
      onSubmit={({ range }) => {
        const window = `${range.start}-${range.end}`
        // another window goes to all of them
        if (sent.current.window !== window) sent.current = { window, ids: new Set() }
        const { ids: done } = sent.current
        return retryWithoutDeleted(devices, async (rest) => {
          const before = new Set(done)
          try {
            await sendInLists(rest, (ids) => setWindow.mutateAsync({ path: { ids, window } }), done, onDone)
          } finally {
            const sentNow = rest.filter(({ id }) => done.has(String(id)) && !before.has(String(id)))
            recordActivity({ kind: 'power', window }, sentNow)
          }
        })
      }}
      onSuccess={() => notifySuccess()}
    >
      <div>为{subjectOf(devices)}设置每日开机时段</div>
      <TimeRangeInput
        label="开关机时间"
        withAsterisk
        sides={{ start: '开机', end: '关机' }}
        {...form.getInputProps('range')}
      />
    </FormModal>
  )
}

/** The window that all of them have or are to have, to start from. */
function windowOf(devices: BatchDialogProps['devices']): { start: string; end: string } {
  const [start = '', end = ''] = (
    commonOf(devices.map((device) => device.workCronTarget ?? device.workCron)) ?? ''
  ).split('-')
  return { start, end }
}
