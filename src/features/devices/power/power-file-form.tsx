import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox, FileInput, Loader, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { serverAddress } from '#src/api/server-address.ts'
import { loadAll } from '#src/api/paging.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { namedTerminals, POWER_FILE_LIMIT, readPowerFile, standOfPowerFile, type PowerFileStand } from './power-file.ts'
import type { PowerChange } from './power-changes.ts'
import { adoptPower } from './power-rules.ts'
import { messageOf, UserError } from '#src/lib/errors/user-error.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { showableName } from '#src/lib/text/showable-name.ts'
import { notifyDone } from '#src/ui/feedback/notify.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import type { RetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'
import { BatchProgress } from '../batch-progress.tsx'
import { createBatchRun } from '../device-batch.ts'
import { updatePowerMemory } from './power-memory.ts'
import { newBundleBack, useSendBack } from './use-send-back.ts'
import { WindowsBack } from './windows-back.tsx'

interface PowerFileFormProps {
  onClose: () => void
  retryWithoutDeleted: RetryWithoutDeleted
}

interface Checked {
  change: PowerChange
  stand: PowerFileStand
}

type Check = 'none' | 'checking' | { wrong: string } | Checked

/**
 * Brings back what somebody else has exported. The file is held against all terminals that this account sees before
 * anything is sent, and what it cannot bring back is named.
 */
export function PowerFileForm({ onClose, retryWithoutDeleted }: PowerFileFormProps) {
  const [check, setCheck] = useState<Check>('none')
  const form = useForm({ initialValues: { file: null as File | null, changedToo: false } })
  const sendBack = useSendBack(retryWithoutDeleted)
  const [sending, setSending] = useState(newSending)
  const abort = useRef<AbortController>(undefined)
  const reset = useRef<() => void>(null)
  useEffect(() => () => abort.current?.abort(), [])

  async function take(file: File | null) {
    abort.current?.abort()
    // the same file may be chosen again, after it was mended
    reset.current?.()
    form.setValues({ file, changedToo: false })
    setSending(newSending())
    if (!file) return setCheck('none')
    const { signal } = (abort.current = new AbortController())
    setCheck('checking')
    try {
      const change = readPowerFile(await textOf(file), serverAddress())
      const stand = standOfPowerFile(change, await loadAll('deviceList', {}, signal))
      if (signal.aborted) return
      setCheck(
        stand.missing.length === change.before.length
          ? { wrong: `文件中的 ${formatNumber(change.before.length)} 台终端，当前账号一台也看不到` }
          : { change, stand },
      )
    } catch (error) {
      if (!signal.aborted) setCheck({ wrong: messageOf(error) ?? '登录已失效' })
    }
  }

  const checked = typeof check === 'object' && 'stand' in check ? check : undefined
  const devices = checked ? [...checked.stand.back, ...(form.values.changedToo ? checked.stand.changed : [])] : []
  return (
    <FormModal
      opened
      size={640}
      onClose={onClose}
      title="从文件恢复开关机时间"
      form={form}
      // a choice is no work
      withoutLeaveQuestion
      submitLabel={devices.length > 0 ? `恢复 ${formatNumber(devices.length)} 台` : '恢复'}
      submitDisabledReason={whyNot(check, devices.length)}
      onSubmit={async () => {
        const { length } = await sendBack(devices, sending)
        return `已恢复 ${formatNumber(length)} 台终端的开关机时间`
      }}
      otherSubmits={[
        {
          label: '记下，稍后恢复',
          onSubmit: () => {
            if (checked) updatePowerMemory((known) => adoptPower(known, { ...checked.change, before: devices }))
            return Promise.resolve(`已记下 ${formatNumber(devices.length)} 台终端原来的开关机时间，可在列表上方恢复`)
          },
        },
      ]}
      onSuccess={(words) => notifyDone(words)}
    >
      <FileInput
        data-autofocus
        label="恢复文件"
        description="同事在终端列表“导出恢复文件”得到的文件；恢复其中的终端，与列表中选择的无关"
        placeholder="选择文件"
        accept=".json,application/json"
        withAsterisk
        clearable
        resetRef={reset}
        valueComponent={FileName}
        clearButtonProps={{ 'aria-label': '清除文件' }}
        {...form.getInputProps('file')}
        onChange={(file) => void take(file)}
        error={typeof check === 'object' && 'wrong' in check ? check.wrong : undefined}
      />
      {check === 'checking' && (
        <Text size="sm" c="dimmed" role="status">
          <Loader size={14} mr={8} />
          正在与终端核对…
        </Text>
      )}
      {checked && <Stand {...checked} devices={devices} />}
      {checked && checked.stand.changed.length > 0 && (
        <Checkbox
          label={`也恢复其后又被改过的 ${formatNumber(checked.stand.changed.length)} 台：${namedTerminals(checked.stand.changed)}`}
          {...form.getInputProps('changedToo', { type: 'checkbox' })}
        />
      )}
      <BatchProgress run={sending.run} />
    </FormModal>
  )
}

const FileName = ({ value }: { value: File | File[] | null }) =>
  value instanceof File ? <>{showableName(value.name)}</> : null

function Stand({ change, stand: { same, missing }, devices }: Checked & { devices: PowerFileStand['back'] }) {
  return (
    <div role="status">
      <div>
        {formatMoment(change.at).slice(0, 16)} 将 {formatNumber(change.before.length)} 台终端改为 {change.window}
        {change.remindOn && `，定于 ${change.remindOn} 恢复`}
      </div>
      <WindowsBack devices={devices} />
      {same.length > 0 && (
        <Text size="sm" c="dimmed">
          {formatNumber(same.length)} 台已是原来的时间，不再发送
        </Text>
      )}
      {missing.length > 0 && (
        <Text size="sm" c="var(--ui-danger)">
          {formatNumber(missing.length)} 台不能恢复，当前账号看不到或已不存在：{namedTerminals(missing)}
        </Text>
      )}
    </div>
  )
}

function whyNot(check: Check, count: number): string | undefined {
  if (check === 'none') return '请选择恢复文件'
  if (check === 'checking') return '正在与终端核对'
  if ('wrong' in check) return '请换一个文件'
  return count === 0 ? '没有需要恢复的终端' : undefined
}

const newSending = () => ({ run: createBatchRun(), bundle: newBundleBack(), done: new Set<string>() })

async function textOf(file: File): Promise<string> {
  if (file.size > POWER_FILE_LIMIT) throw new UserError(`文件不能超过 ${POWER_FILE_LIMIT / 1024 / 1024} MB`)
  return file.text().catch((cause: unknown) => {
    throw new UserError('文件无法读取，请重新选择', { cause })
  })
}
