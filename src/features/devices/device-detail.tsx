import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Device } from '#src/api/generated/types.gen.ts'
import { read } from '#src/api/query.ts'
import { DetailDrawer } from '#src/ui/detail-drawer.tsx'
import { DeviceCommands } from './device-commands.tsx'
import { DeviceInfo } from './device-info.tsx'

interface DeviceDetailProps {
  id: Device['id']
  tab: 'info' | 'commands'
  onTab: (tab: 'info' | 'commands') => void
  onClose: () => void
}

/** One terminal beside the list: what it is, and what was sent to it (1§2). */
export function DeviceDetail({ id, tab, onTab, onClose }: DeviceDetailProps) {
  const { data: device } = useQuery(read('deviceGet', { path: { id } }))
  return (
    <DetailDrawer opened onClose={onClose} title={device?.name || '终端详情'} size={760}>
      <Tabs value={tab} onChange={(value) => onTab(value === 'commands' ? 'commands' : 'info')} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="info">终端信息</Tabs.Tab>
          <Tabs.Tab value="commands">指令记录</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="info">
          <DeviceInfo id={id} />
        </Tabs.Panel>
        <Tabs.Panel value="commands">
          <DeviceCommands id={id} />
        </Tabs.Panel>
      </Tabs>
    </DetailDrawer>
  )
}
