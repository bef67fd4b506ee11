import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { SideMenu } from './side-menu.tsx'

export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="left"
      size={240}
      title="菜单"
      closeButtonProps={{ 'aria-label': '关闭菜单' }}
    >
      <SideMenu collapsed={false} onOpen={onClose} />
    </Drawer>
  )
}
