import { Button } from '@mantine/core'

export interface BatchToggleProps {
  on: boolean
  onToggle: () => void
}

/** The button of batch mode (1§2). */
export function BatchToggle({ on, onToggle }: BatchToggleProps) {
  return (
    <Button variant={on ? 'light' : 'default'} onClick={onToggle}>
      {on ? '退出批量操作' : '批量操作'}
    </Button>
  )
}
