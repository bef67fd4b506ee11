import { Button } from '@mantine/core'
import type { Device } from '#src/api/generated/types.gen.ts'
import { deviceName, devicePermissions } from '#src/domain/device-rules.ts'
import { useChosen } from '#src/ui/table/selection.ts'
import { BatchBar, type BatchBarProps } from '#src/ui/table/batch-bar.tsx'
import { when } from '#src/ui/table/table-column.ts'
import { commands, settings, type DeviceActionHandlers } from './device-actions.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface DeviceBatchBarProps extends Pick<BatchBarProps<Device>, 'selection' | 'rows' | 'total' | 'onSelectAll'> {
  handlers: Omit<DeviceActionHandlers, 'inspect'>
}

/**
 * The bar of batch mode. Commands wait until all that are chosen are online (1§4): it says how many are not, and takes
 * them out at a press.
 */
export function DeviceBatchBar({ handlers: { can, open, send }, ...list }: DeviceBatchBarProps) {
  const { selection } = list
  const chosen = useChosen(selection).list
  const offline = chosen.filter(({ state }) => state !== 1)
  const disabledReason = chosen.length === 0 ? '请选择终端' : undefined
  const sendToChosen: typeof send = async (devices, type) => {
    const sent = await send(devices, type)
    // what was done for is no longer chosen (R23)
    if (sent) selection.toggle(chosen, false)
    return sent
  }
  return (
    <BatchBar
      {...list}
      rowName={deviceName}
      note={
        can(devicePermissions.sendCommand) &&
        offline.length > 0 && (
          <>
            其中 {formatNumber(offline.length)} 台离线
            <Button variant="transparent" px={4} onClick={() => selection.toggle(offline, false)}>
              移除离线
            </Button>
          </>
        )
      }
      actions={() => [
        ...settings(chosen, can, open).map((action) => ({ ...action, disabledReason })),
        ...commands(chosen, can, sendToChosen),
        // of those that the file names, whatever is chosen here
        ...when(can(devicePermissions.setPower), {
          label: '恢复开关机时间',
          onClick: () => open({ kind: 'powerFile' }),
        }),
      ]}
    />
  )
}
