import { Button } from '@mantine/core'
import type { Device } from '#src/api/generated/types.gen.ts'
import { deviceName } from '#src/domain/device-rules.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'

interface ForDeviceProps {
  /** Undefined while it is loaded, and where it cannot be. */
  device: Device | undefined
  error: unknown
  /** No ad is to be chosen for it any more. */
  onEnd: () => void
}

export function ForDevice({ device, error, onEnd }: ForDeviceProps) {
  return (
    <NoticeLine tone={error ? 'danger' : 'info'} role="status">
      <span>
        {device
          ? `正在为终端“${deviceName(device)}”选择广告，点击“发布”时已选中它`
          : error
            ? `指定的终端未能读取：${messageOf(error) ?? '请稍后再试'}`
            : '正在读取指定的终端…'}
      </span>
      <Button size="compact-sm" variant="default" onClick={onEnd}>
        {error ? '知道了' : '不再指定'}
      </Button>
    </NoticeLine>
  )
}
