import { Button, CloseButton, Paper, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { entriesOf, figuresOf, isEntryEnded, type Activity, type Target } from '#src/domain/activity.ts'
import { Corner } from '#src/ui/overlay/corner.tsx'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import { ActivityEntryRow } from './activity-entry-row.tsx'
import classes from './activity-panel.module.css'
import { NoticeChoice } from './notice-choice.tsx'

export interface ActivityPanelViewProps {
  /** Newest first. */
  items: readonly Activity[]
  /** Why the last look at an activity failed, by its key. */
  troubles: ReadonlyMap<string, string>
  mayRetry: boolean
  mayOpenDevices: boolean
  mayOpenPrograms: boolean
  /** Looks again, now, at what had no answer. */
  onCheck: (activity: Activity) => Promise<void>
  onRetryFailed: (activity: Activity) => Promise<void>
  /** No longer follows these terminals of an activity. */
  onDrop: (activity: Activity, targets: readonly Target[]) => void
  onRemove: (activities: readonly Activity[]) => void
  onClose: () => void
}

export function ActivityPanelView({ items, troubles, onRemove, onClose, ...row }: ActivityPanelViewProps) {
  const panel = useRef<HTMLElement>(null)
  const entries = entriesOf(items)
  const under = entries.filter((entry) => !isEntryEnded(entry)).length
  // what has failed somewhere stays until somebody has taken it away by itself
  const isDone = (activity: Activity) => figuresOf(activity).done === activity.targets.length
  const done = entries.flatMap(({ parts }) => (parts.every(isDone) ? parts : []))
  function remove(activities: readonly Activity[]) {
    onRemove(activities)
    // what had the focus goes with them
    panel.current?.focus({ preventScroll: true })
  }
  return (
    <Corner>
      <Paper
        ref={panel}
        className={classes.panel}
        component="section"
        aria-label="任务"
        tabIndex={-1}
        withBorder
        shadow="lg"
        onKeyDown={escapeCloses(onClose).onKeyDown}
      >
        <div className={classes.head}>
          <Text fw={600}>任务</Text>
          <Text size="sm" c="dimmed" className={classes.summary}>
            {items.length > 0 && (under > 0 ? `进行中 ${under}` : '全部结束')}
          </Text>
          <Button variant="subtle" size="compact-sm" renderRoot={(props) => <Link {...props} to="/myDay" />}>
            我的今天
          </Button>
          {done.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => remove(done)}>
              清除已完成
            </Button>
          )}
          <CloseButton aria-label="关闭" autoFocus onClick={onClose} />
        </div>
        {items.length === 0 ? (
          <Text size="sm" c="dimmed" className={classes.empty}>
            还没有任务。下发的指令、发布、停播和终端设置会在这里一直跟踪到每台终端都有结果。
          </Text>
        ) : (
          <ul className={classes.list} tabIndex={0} aria-label="任务列表">
            {entries.map((entry, index) => (
              <ActivityEntryRow
                key={entry.key}
                entry={entry}
                troubles={troubles}
                isNewest={index === 0}
                onRemove={() => remove(entry.parts)}
                {...row}
              />
            ))}
          </ul>
        )}
        <NoticeChoice />
      </Paper>
    </Corner>
  )
}
