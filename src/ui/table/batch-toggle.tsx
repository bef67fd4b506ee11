import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useOffersPageActions } from '#src/lib/hooks/page-actions.ts'

export interface BatchToggleProps {
  on: boolean
  onToggle: () => void
}

/** The button of batch mode (1§2). */
export function BatchToggle({ on, onToggle }: BatchToggleProps) {
  const button = useRef<HTMLButtonElement>(null)
  const title = on ? '退出批量操作' : '批量操作'
  useOffersPageActions(() => [
    {
      id: 'batch',
      title,
      run: () => {
        // the bar is the next that Tab comes to
        button.current?.focus()
        onToggle()
      },
    },
  ])
  return (
    <Button ref={button} variant={on ? 'light' : 'default'} onClick={onToggle}>
      {title}
    </Button>
  )
}
