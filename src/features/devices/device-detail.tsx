import { useQuery } from '@tanstack/react-query'
import { read } from '#src/api/query.ts'
import { DetailDrawer } from '#src/ui/overlay/detail-drawer.tsx'
import { DeviceTabs, type DeviceTabsProps } from './device-tabs.tsx'

interface DeviceDetailProps extends DeviceTabsProps {
  onClose: () => void
}

/** One terminal beside the list: what it is, and what was sent to it (1§2). */
export function DeviceDetail({ onClose, ...tabs }: DeviceDetailProps) {
  const { data: device } = useQuery(read('deviceGet', { path: { id: tabs.id } }))
  return (
    <DetailDrawer opened onClose={onClose} title={device?.name || '终端详情'} size={760}>
      <DeviceTabs {...tabs} />
    </DetailDrawer>
  )
}
