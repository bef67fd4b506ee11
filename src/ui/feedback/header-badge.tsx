import '@mantine/core/styles/Badge.layer.css'
import { Badge, Tooltip } from '@mantine/core'
import { IconClockExclamation, IconLockOpen } from '@tabler/icons-react'
import classes from './header-badge.module.css'

export interface HeaderBadgeProps {
  kind: keyof typeof LOOKS
  /** In a few characters. */
  text: string
  /** In full, in a hint. */
  why: string
}

const LOOKS = {
  insecure: { color: 'yellow', Icon: IconLockOpen },
  clock: { color: 'gray', Icon: IconClockExclamation },
}

/** A small sign in the header, with a hint; only its icon where there is no room. */
export function HeaderBadge({ kind, text, why }: HeaderBadgeProps) {
  const { color, Icon } = LOOKS[kind]
  return (
    <Tooltip label={why} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <Badge
        color={color}
        variant="light"
        size="lg"
        role="note"
        tabIndex={0}
        aria-label={`${text}：${why}`}
        leftSection={<Icon size={16} aria-hidden />}
        classNames={{ root: classes.badge, label: classes.label }}
      >
        {text}
      </Badge>
    </Tooltip>
  )
}
