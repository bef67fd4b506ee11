import { Button, type ButtonProps } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Device } from '#src/api/generated/types.gen.ts'
import type { Remedy } from '#src/domain/diagnosis-remedies.ts'
import { commandTypes, labelOf } from '#src/domain/labels.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import type { OpenDialog } from '../device-dialogs.tsx'
import type { DeviceTab } from '../device-search.ts'
import { useSendCommand } from '../use-send-command.ts'

interface RemedyButtonProps {
  remedy: Remedy
  /** What is to be done, among several. */
  main: boolean
  device: Device
  onTab: (tab: DeviceTab) => void
  onOpen: (dialog: OpenDialog) => void
}

export function RemedyButton({ remedy, main, device, onTab, onOpen }: RemedyButtonProps) {
  const look = { size: 'compact-sm', variant: main ? 'filled' : 'default' } satisfies ButtonProps
  const send = useSendCommand()
  switch (remedy.kind) {
    case 'command':
      return (
        <ActionButton {...look} disabledReason={remedy.blocked} onClick={() => void send([device], remedy.type)}>
          {labelOf(commandTypes, remedy.type).text}
        </ActionButton>
      )
    case 'power':
      return (
        <Button {...look} onClick={() => onOpen({ kind: 'power', devices: [device] })}>
          设置开关机时间
        </Button>
      )
    case 'publish':
      return (
        <Button
          {...look}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/programManage"
              search={{ status: '1', resolution: device.resolution, device: String(device.id) }}
            />
          )}
        >
          选择广告发布
        </Button>
      )
    case 'rollout':
      return (
        <Button
          {...look}
          renderRoot={(props) => (
            <Link {...props} to="/checkPubMet" search={{ id: String(remedy.programId), q: device.sn }} />
          )}
        >
          查看发布终端
        </Button>
      )
    case 'neighbours':
      return (
        <Button
          {...look}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/terminalManage"
              search={{ province: device.province, city: device.city, district: device.district, state: '0' }}
            />
          )}
        >
          同区域的离线终端
        </Button>
      )
    case 'week':
      return (
        <Button {...look} onClick={() => onTab('week')}>
          查看一周
        </Button>
      )
    case 'history':
      return (
        <Button {...look} onClick={() => onTab('commands')}>
          指令记录
        </Button>
      )
  }
}
