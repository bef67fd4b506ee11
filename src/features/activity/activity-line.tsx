import { Button, CloseButton, Paper } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import type { ActivityEntry } from '#src/domain/activity.ts'
import { Corner } from '#src/ui/overlay/corner.tsx'
import classes from './activity-panel.module.css'
import { entryText, subjectText } from './activity-words.ts'

/** How long the line stands, in milliseconds; the button in the header says on how many are followed. */
const STANDS_MS = 10_000

interface ActivityLineProps {
  /** What was sent last. */
  entry: ActivityEntry
  onOpen: () => void
  onClose: () => void
}

/** Says that what was just sent is followed, without covering the page: the panel opens when it is asked for. */
export function ActivityLine({ entry, onOpen, onClose }: ActivityLineProps) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(close, STANDS_MS)
    return () => clearTimeout(timer)
  }, [entry.parts.length, entry.key])
  return (
    <Corner>
      <Paper className={classes.notice} withBorder shadow="md">
        <span className={classes.lineWords} role="status">
          正在跟踪：{entryText(entry)}（{subjectText(entry.parts)}）
        </span>
        <Button variant="subtle" size="compact-sm" onClick={onOpen}>
          查看任务
        </Button>
        <CloseButton size="sm" aria-label="关闭" onClick={onClose} />
      </Paper>
    </Corner>
  )
}
