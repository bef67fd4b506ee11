import { Tooltip } from '@mantine/core'
import { useEffect, useEffectEvent, type ReactNode } from 'react'

interface HintBoxProps {
  target: HTMLElement
  label: ReactNode
  opened: boolean
  position: 'top' | 'right'
  /** Escape takes the words away where they hide something. */
  onDismiss: () => void
}

/** The words of a `Hint`. */
export function HintBox({ onDismiss, opened, ...tooltip }: HintBoxProps) {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!opened) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [opened])
  return <Tooltip opened={opened} {...tooltip} />
}
