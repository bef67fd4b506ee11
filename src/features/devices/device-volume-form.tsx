import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { recordActivity, sendRecorded } from '#src/api/activities.ts'
import { useWrite } from '#src/api/query.ts'
import { VOLUME_RANGE_LIMIT, plainDigits, volume, volumeRanges, type VolumeRange } from '#src/domain/validation.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import { TimeRangeInput } from '#src/ui/form/time-range-input.tsx'
import { idsOf, subjectOf, type BatchDialogProps } from './device-batch.ts'
import classes from './device-volume-form.module.css'

/** Sets the volume of terminals: one for the day, and up to two ranges with their own (1§5, 1§9). */
export function DeviceVolumeForm({ devices, onClose, retryWithoutDeleted, onDone }: BatchDialogProps) {
  const setVolume = useWrite('deviceVolumeSet')
  const form = useForm({
    initialValues: initialValues(devices),
    validate: (values) => ({
      volume: volume(values.volume),
      ...Object.fromEntries(volumeRanges(values.ranges).map((wrong, index) => [`ranges.${index}`, wrong])),
    }),
  })
  const { ranges } = form.values
  const full = ranges.length >= VOLUME_RANGE_LIMIT
  return (
    <FormModal
      opened
      onClose={onClose}
      title="设置音量"
      form={form}
      onSubmit={async (values) => {
        const period = values.ranges.map((range) => ({
          t: `${range.start}-${range.end}`,
          v: Number(plainDigits(range.volume)),
        }))
        const target = { val: Number(plainDigits(values.volume)), period }
        await retryWithoutDeleted(devices, async (rest) => {
          await sendRecorded(
            () => setVolume.mutateAsync({ body: { idList: idsOf(rest), volumeTarget: target } }),
            (unansweredAt) => recordActivity({ kind: 'volume', target }, rest, unansweredAt),
          )
        })
        onDone(idsOf(devices))
      }}
      onSuccess={() => notifySuccess()}
    >
      <div>为{subjectOf(devices)}设置音量</div>
      <TextInput
        label="默认音量"
        withAsterisk
        inputMode="numeric"
        placeholder="0-100"
        {...form.getInputProps('volume')}
        data-autofocus
      />
      {ranges.map((range, index) => {
        const wrong = form.errors[`ranges.${index}`]
        const atVolume = wrong === volume(range.volume)
        const change = (next: Partial<VolumeRange>) => form.setFieldValue(`ranges.${index}`, { ...range, ...next })
        return (
          <div key={index} className={classes.range}>
            <TimeRangeInput
              label={`时段${index + 1}`}
              value={range}
              onChange={change}
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
      {!full && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => form.insertListItem('ranges', { start: '', end: '', volume: '' })}
        >
          添加时段（{ranges.length}/{VOLUME_RANGE_LIMIT}）
        </Button>
      )}
    </FormModal>
  )
}

/** What one terminal has or is to have; several begin empty. */
function initialValues(devices: BatchDialogProps['devices']): { volume: string; ranges: VolumeRange[] } {
  const [device] = devices
  if (devices.length !== 1 || !device) return { volume: '', ranges: [] }
  const { val, period = [] } = device.volumeTarget ?? { val: device.volume }
  return {
    volume: val === undefined ? '' : String(val),
    ranges: period.slice(0, VOLUME_RANGE_LIMIT).map(({ t, v }) => {
      const [start = '', end = ''] = t.split('-')
      return { start, end, volume: String(v) }
    }),
  }
}
