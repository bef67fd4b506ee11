import { Button, CloseButton } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { isEnded, type Activity } from '#src/domain/activity.ts'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { figuresText, subjectText, sumOf } from './activity-words.ts'
import classes from './activity-panel.module.css'

interface ActivityFrameProps {
  /** What was sent. */
  text: string
  parts: readonly [Activity, ...Activity[]]
  /** What is shown more of. */
  more: string
  isExpanded: boolean
  onExpand: (expanded: boolean) => void
  /** The id of what is shown then. */
  detailId: string
  onRemove: (() => void) | undefined
  children: ReactNode
}

export function ActivityFrame({
  text,
  parts,
  more,
  isExpanded,
  onExpand,
  detailId,
  onRemove,
  children,
}: ActivityFrameProps) {
  const titleId = useId()
  const figures = sumOf(parts)
  const ended = parts.every(isEnded)
  return (
    <li className={classes.item} aria-labelledby={titleId}>
      <div className={classes.line}>
        <span id={titleId} className={classes.title}>
          <span className={classes.work}>{text}</span>
          <span className={classes.subject}>{subjectText(parts)}</span>
        </span>
        <span className={classes.when}>
          <RelativeTime value={parts[0].sentAt} />
        </span>
        {onRemove && (
          <CloseButton
            size="sm"
            aria-label={ended ? '移除该任务' : '不再跟踪该任务'}
            title={ended ? '移除' : '不再跟踪'}
            onClick={onRemove}
          />
        )}
      </div>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={figures.total}
        aria-valuenow={figures.done + figures.failed}
        aria-valuetext={figuresText(parts)}
      >
        {(['done', 'failed', 'unknown'] as const).map((state) => (
          <span key={state} data-state={state} style={{ width: `${(figures[state] / figures.total) * 100}%` }} />
        ))}
      </div>
      <div className={classes.line}>
        <span className={classes.figures}>{figuresText(parts)}</span>
        <Button
          variant="subtle"
          size="compact-xs"
          aria-expanded={isExpanded}
          aria-controls={detailId}
          onClick={() => onExpand(!isExpanded)}
        >
          {isExpanded ? '收起明细' : more}
        </Button>
      </div>
      {children}
    </li>
  )
}
