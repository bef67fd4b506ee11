import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { ActionIcon, Button, Checkbox, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { recordActivity, sendRecorded } from '#src/api/activities.ts'
import type { Device, VolumeTarget } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { offlineNote } from '#src/domain/offline-note.ts'
import { presentValues } from './present-values.ts'
import { splitAtMidnight } from '#src/domain/times-of-day.ts'
import {
  VOLUME_RANGE_LIMIT,
  plainDigits,
  volumeWrong,
  volumeRangesWrong,
  type VolumeRange,
} from '#src/domain/validation.ts'
import { groupBy } from '#src/domain/group-by.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { notifyDone } from '#src/ui/feedback/notify.ts'
import { TimeRangeInput } from '#src/ui/form/time-range-input.tsx'
import { BatchProgress } from './batch-progress.tsx'
import { createBatchRun, idsOf, subjectOf, type BatchDialogProps } from './device-batch.ts'
import classes from './device-volume-form.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export function DeviceVolumeForm({ devices, onClose, retryWithoutDeleted, onDone }: BatchDialogProps) {
  const setVolume = useWrite('deviceVolumeSet')
  const [run] = useState(createBatchRun)
  // which terminals have got which setting, when not all have
  const sent = useRef({ setting: '', ids: new Set<string>() })
  const form = useForm({
    initialValues: { ...initialValues(devices), keep: false },
    validate: (values) => ({
      volume: volumeWrong(values.volume),
      ...Object.fromEntries(volumeRangesWrong(rangesOf(values)).map((wrong, index) => [`ranges.${index}`, wrong])),
    }),
  })
  const ranges = rangesOf(form.values)
  const withRanges = devices.length > 1 ? devices.filter(({ volumeTarget }) => periodsOf(volumeTarget).length > 0) : []
  const offline = offlineNote(devices, '才会收到新的音量')
  const full = ranges.length >= VOLUME_RANGE_LIMIT
  function split(index: number) {
    const { first, second } = splitAtMidnight(ranges[index] ?? { start: '', end: '' }) ?? {}
    const parts = [first, second].filter((part) => part !== undefined)
    form.setFieldValue(
      'ranges',
      ranges.flatMap((range, at) => (at === index ? parts.map((part) => ({ ...range, ...part })) : [range])),
    )
  }
  return (
    <FormModal
      opened
      onClose={onClose}
      title="设置音量"
      form={form}
      onSubmit={async (values) => {
        const val = Number(plainDigits(values.volume))
        const typed = rangesOf(values).map((range) => ({
          t: `${range.start}-${range.end}`,
          v: Number(plainDigits(range.volume)),
        }))
        // another setting goes to all of them
        const setting = JSON.stringify([val, values.keep, typed])
        if (sent.current.setting !== setting) sent.current = { setting, ids: new Set() }
        const { ids: done } = sent.current
        const reached = await retryWithoutDeleted(devices, (rest) => {
          const groups = values.keep ? byPeriods(rest) : [{ devices: rest, period: typed }]
          return run.send(
            groups.map(({ devices: alike, period }) => ({
              devices: alike,
              inBody: true,
              send: (_list, ids) => {
                const target = { val, period: [...period] }
                const now = alike.filter(({ id }) => ids.includes(id))
                return sendRecorded(
                  () => setVolume.mutateAsync({ body: { idList: idsOf(now), volumeTarget: target } }),
                  (unansweredAt) => recordActivity({ kind: 'volume', target }, now, unansweredAt),
                )
              },
            })),
            done,
            onDone,
          )
        })
        onDone(idsOf(devices))
        return reached
      }}
      // somebody may have deleted some of them meanwhile
      onSuccess={({ rows }) => notifyDone(`已为${subjectOf(rows)}设置音量 ${plainDigits(form.values.volume)}`)}
    >
      <div>为{subjectOf(devices)}设置音量</div>
      <TextInput
        label="默认音量"
        description={presentValues(devices.map(volumeOf))}
        withAsterisk
        inputMode="numeric"
        placeholder="0-100"
        {...form.getInputProps('volume')}
        data-autofocus
      />
      {offline && (
        <Text size="sm" c="dimmed">
          {offline}
        </Text>
      )}
      {withRanges.length > 0 && (
        <Checkbox
          label="保留各终端原有的时段音量，只改默认音量"
          description={`其中 ${formatNumber(withRanges.length)} 台有自己的时段音量，不保留时将被替换`}
          {...form.getInputProps('keep', { type: 'checkbox' })}
        />
      )}
      {ranges.map((range, index) => {
        const wrong = form.errors[`ranges.${index}`]
        const atVolume = wrong === volumeWrong(range.volume)
        const change = (next: Partial<VolumeRange>) => form.setFieldValue(`ranges.${index}`, { ...range, ...next })
        return (
          <div key={index} className={classes.range}>
            <TimeRangeInput
              label={`时段${index + 1}`}
              value={range}
              onChange={change}
              onSplit={() => split(index)}
              splitBlocked={full ? `最多添加 ${VOLUME_RANGE_LIMIT} 个时段` : undefined}
              error={atVolume ? undefined : wrong}
            />
            <TextInput
              label="音量"
              aria-label={`时段${index + 1}音量`}
              inputMode="numeric"
              placeholder="0-100"
              value={range.volume}
              onChange={(event) => change({ volume: event.currentTarget.value })}
              error={atVolume ? wrong : undefined}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              size={36}
              aria-label={`删除时段${index + 1}`}
              onClick={() => form.removeListItem('ranges', index)}
            >
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          </div>
        )
      })}
      {!full && !form.values.keep && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => form.insertListItem('ranges', { start: '', end: '', volume: '' })}
        >
          添加时段（{ranges.length}/{VOLUME_RANGE_LIMIT}）
        </Button>
      )}
      <BatchProgress run={run} />
    </FormModal>
  )
}

type Periods = NonNullable<VolumeTarget['period']>

const periodsOf = (target: VolumeTarget | undefined): Periods => target?.period ?? []

function volumeOf({ volumeTarget, volume }: Device): string | undefined {
  return (volumeTarget?.val ?? volume)?.toString()
}

/** The ranges that are sent to all; none where each terminal keeps its own. */
function rangesOf({ ranges, keep }: { ranges: VolumeRange[]; keep: boolean }): VolumeRange[] {
  return keep ? [] : ranges
}

/** Terminals by the ranges that they have: so many calls leave each its own. */
function byPeriods(devices: readonly Device[]): { devices: Device[]; period: Periods }[] {
  const groups = groupBy(devices, ({ volumeTarget }) => JSON.stringify(periodsOf(volumeTarget)))
  return [...groups.values()].map((alike) => ({ devices: alike, period: periodsOf(alike[0]?.volumeTarget) }))
}

/** What one terminal has or is to have; several begin empty. */
function initialValues(devices: BatchDialogProps['devices']): { volume: string; ranges: VolumeRange[] } {
  const [device] = devices
  if (devices.length !== 1 || !device) return { volume: '', ranges: [] }
  const { val, period = [] } = device.volumeTarget ?? { val: device.volume }
  return {
    volume: val === undefined ? '' : String(val),
    ranges: period.map(({ t, v }) => {
      const [start = '', end = ''] = t.split('-')
      return { start, end, volume: String(v) }
    }),
  }
}
