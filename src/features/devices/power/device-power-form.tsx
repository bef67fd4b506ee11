import { Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { recordActivity } from '#src/api/activities.ts'
import { useWrite } from '#src/api/query.ts'
import { powerWindowOf } from '#src/domain/device-rules.ts'
import { offlineNote } from '#src/domain/offline-note.ts'
import { rememberPower } from './power-rules.ts'
import { presentValues } from '../present-values.ts'
import { powerWindowWrong } from '#src/domain/validation.ts'
import { commonOf } from '#src/lib/data/common-of.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { isResultUnknown } from '#src/lib/errors/user-error.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { notifyDone } from '#src/ui/feedback/notify.ts'
import { DayInput } from '#src/ui/form/day-input.tsx'
import { TimeRangeInput } from '#src/ui/form/time-range-input.tsx'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { BatchProgress } from '../batch-progress.tsx'
import { createBatchRun, subjectOf, type BatchDialogProps } from '../device-batch.ts'
import { updatePowerMemory } from './power-memory.ts'

export function DevicePowerForm({ devices, onClose, retryWithoutDeleted, onDone }: BatchDialogProps) {
  const setWindow = useWrite('deviceWorkCronSet')
  const [run] = useState(createBatchRun)
  // which terminals have got which window, when not all have
  const sent = useRef({ window: '', at: 0, ids: new Set<string>() })
  const form = useForm({
    initialValues: { range: rangeOf(devices), remindOn: null as string | null },
    validate: { range: powerWindowWrong },
  })
  function devicesOf(list: string) {
    const ids = new Set(list.split(','))
    return devices.filter(({ id }) => ids.has(plainId(id)))
  }
  function remember(list: string, window: string, at: number, remindOn: string | null) {
    const changed = devicesOf(list)
    updatePowerMemory((known) =>
      rememberPower(known, {
        at,
        window,
        remindOn: remindOn ?? undefined,
        together: devices.length > 1,
        devices: changed.map((device) => ({
          id: device.id,
          sn: device.sn,
          name: device.name || device.sn,
          window: powerWindowOf(device),
        })),
      }),
    )
  }
  const { range } = form.values
  const offline = offlineNote(devices, '才会收到新的时间')
  return (
    <FormModal
      opened
      onClose={onClose}
      title="设置开关机时间"
      form={form}
      onSubmit={async ({ range, remindOn }) => {
        const window = `${range.start}-${range.end}`
        // another window goes to all of them
        if (sent.current.window !== window) sent.current = { window, at: serverNow(), ids: new Set() }
        const { ids: done, at } = sent.current
        async function send(ids: string) {
          const startedAt = serverNow()
          try {
            await setWindow.mutateAsync({ path: { ids, window } })
          } catch (error) {
            // what may have been set may have to be brought back
            if (isResultUnknown(error)) {
              remember(ids, window, at, remindOn)
              recordActivity({ kind: 'power', window }, devicesOf(ids), startedAt)
            }
            throw error
          }
          remember(ids, window, at, remindOn)
        }
        return retryWithoutDeleted(devices, async (rest) => {
          const before = new Set(done)
          try {
            await run.send([{ devices: rest, send }], done, onDone)
          } finally {
            const sentNow = rest.filter(({ id }) => done.has(String(id)) && !before.has(String(id)))
            recordActivity({ kind: 'power', window }, sentNow)
          }
        })
      }}
      // somebody may have deleted some of them meanwhile
      onSuccess={({ rows }) => notifyDone(`已为${subjectOf(rows)}设置开关机时间 ${range.start}-${range.end}`)}
    >
      <div>为{subjectOf(devices)}设置每日开机时段</div>
      {devices.length > 1 && (
        <Text size="sm" c="dimmed">
          各终端原来的时间会记在此浏览器中，之后可在终端列表恢复，或导出文件交给接班的人恢复
        </Text>
      )}
      {offline && (
        <Text size="sm" c="dimmed">
          {offline}
        </Text>
      )}
      <TimeRangeInput
        label="开关机时间"
        withAsterisk
        description={
          range.start !== '' && range.start === range.end ? SAME_TIMES : presentValues(devices.map(powerWindowOf))
        }
        sides={{ start: '开机', end: '关机' }}
        {...form.getInputProps('range')}
      />
      {devices.length > 1 && (
        <DayInput
          label="提醒恢复"
          description="到这一天在每个页面提醒恢复原来的时间"
          placeholder="不提醒"
          value={form.values.remindOn}
          onChange={(day) => form.setFieldValue('remindOn', day)}
        />
      )}
      <BatchProgress run={run} />
    </FormModal>
  )
}

const SAME_TIMES = '开机与关机时间相同时，终端是全天开机还是全天关机，由终端程序决定；请先在一台终端上确认。'

/** The window of all of them, to start from. */
function rangeOf(devices: BatchDialogProps['devices']): { start: string; end: string } {
  const [start = '', end = ''] = (commonOf(devices.map(powerWindowOf)) ?? '').split('-')
  return { start, end }
}
