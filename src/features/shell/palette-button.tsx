import { Button, Kbd } from '@mantine/core'
import '@mantine/core/styles/Kbd.layer.css'
import { IconSearch } from '@tabler/icons-react'
import classes from './palette-button.module.css'

export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const mac = navigator.userAgent.includes('Mac')
  return (
    <Button
      variant="default"
      className={classes.button}
      leftSection={<IconSearch size={14} stroke={1.6} aria-hidden />}
      rightSection={
        <Kbd size="xs" aria-hidden className={classes.wide}>
          {mac ? '⌘K' : 'Ctrl K'}
        </Kbd>
      }
      aria-label="搜索页面和操作"
      aria-haspopup="dialog"
      aria-keyshortcuts={mac ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
    >
      <span className={classes.wide}>搜索页面和操作</span>
    </Button>
  )
}
