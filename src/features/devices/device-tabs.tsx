import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { Device } from '#src/api/generated/types.gen.ts'
import { DeviceCommands } from './device-commands.tsx'
import { DeviceInfo } from './device-info.tsx'

/** The detail of a terminal, without the drawer around it. */
export interface DeviceTabsProps {
  id: Device['id']
  tab: 'info' | 'commands'
  onTab: (tab: 'info' | 'commands') => void
}

/** What a terminal is, and what was sent to it. */
export function DeviceTabs({ id, tab, onTab }: DeviceTabsProps) {
  return (
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
  )
}
