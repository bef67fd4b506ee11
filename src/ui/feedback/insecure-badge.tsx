import '@mantine/core/styles/Badge.layer.css'
import { Badge, Tooltip } from '@mantine/core'
import { IconLockOpen } from '@tabler/icons-react'
import classes from './insecure-badge.module.css'

/** The same in the header of every page, small: `why` in a hint. */
export function InsecureBadge({ why }: { why: string }) {
  return (
    <Tooltip label={why} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <Badge
        color="yellow"
        variant="light"
        size="lg"
        role="note"
        tabIndex={0}
        aria-label={`非安全连接：${why}`}
        leftSection={<IconLockOpen size={16} aria-hidden />}
        classNames={{ root: classes.badge, label: classes.label }}
      >
        非安全连接
      </Badge>
    </Tooltip>
  )
}
