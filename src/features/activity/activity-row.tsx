import { Button, CloseButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { figuresOf, isEnded, type Activity } from '#src/domain/activity.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import type { ActivityPanelViewProps } from './activity-panel-view.tsx'
import { ActivityTargets } from './activity-targets.tsx'
import { figuresText, subjectText, workText } from './activity-words.ts'
import classes from './activity-panel.module.css'

interface ActivityRowProps extends Pick<
  ActivityPanelViewProps,
  'mayRetry' | 'mayOpenDevices' | 'mayOpenPrograms' | 'onCheck' | 'onRetryFailed' | 'onDrop'
> {
  activity: Activity
  trouble: string | undefined
  isNewest: boolean
  onRemove: () => void
}

/** One sending: what, to whom and when, how far it has come, and what can be done about the rest. */
export function ActivityRow({
  activity,
  trouble,
  isNewest,
  mayRetry,
  mayOpenDevices,
  mayOpenPrograms,
  onCheck,
  onRetryFailed,
  onDrop,
  onRemove,
}: ActivityRowProps) {
  const { work, targets, sentAt, lookedAt } = activity
  const figures = figuresOf(activity)
  const offline = targets.filter(({ reason }) => reason === 'offline')
  const isUnanswered = targets.some(({ reason }) => reason === 'unanswered')
  const [wished, setWished] = useState<boolean>()
  // why it failed is the first thing that is asked
  const isExpanded = wished ?? (isNewest && figures.failed > 0)
  const titleId = useId()
  const detailId = useId()
  return (
    <li className={classes.item} aria-labelledby={titleId}>
      <div className={classes.line}>
        <span id={titleId} className={classes.title}>
          <span className={classes.work}>{workText(activity)}</span>
          <span className={classes.subject}>{subjectText(activity)}</span>
        </span>
        <span className={classes.when}>
          <RelativeTime value={sentAt} />
        </span>
        <CloseButton
          size="sm"
          aria-label={isEnded(activity) ? '移除该任务' : '不再跟踪该任务'}
          title={isEnded(activity) ? '移除' : '不再跟踪'}
          onClick={onRemove}
        />
      </div>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={workText(activity)}
        aria-valuemin={0}
        aria-valuemax={figures.total}
        aria-valuenow={figures.done + figures.failed}
        aria-valuetext={figuresText(activity)}
      >
        {(['done', 'failed', 'unknown'] as const).map((state) => (
          <span key={state} data-state={state} style={{ width: `${(figures[state] / figures.total) * 100}%` }} />
        ))}
      </div>
      <div className={classes.line}>
        <span className={classes.figures}>{figuresText(activity)}</span>
        <Button
          variant="subtle"
          size="compact-xs"
          aria-expanded={isExpanded}
          aria-controls={detailId}
          onClick={() => setWished(!isExpanded)}
        >
          {isExpanded ? '收起明细' : '终端明细'}
        </Button>
      </div>
      {isUnanswered && (
        <div className={classes.unanswered}>
          结果未知：下发后没有收到服务器答复，可能已执行，请勿直接重复下发。
          {lookedAt > 0 ? (
            <>
              最近核对：
              <RelativeTime value={lookedAt} />
              ，未查到记录。
            </>
          ) : (
            '正在核对。'
          )}
        </div>
      )}
      {trouble !== undefined && !isEnded(activity) && (
        <div className={classes.trouble}>最近一次未能读取：{trouble}。稍后自动再试。</div>
      )}
      <div className={classes.buttons}>
        {isUnanswered && <BusyButton onPress={() => onCheck(activity)}>重新核对</BusyButton>}
        {work.kind === 'command' && figures.failed > 0 && mayRetry && (
          <BusyButton onPress={() => onRetryFailed(activity)}>重试失败的 {figures.failed} 台</BusyButton>
        )}
        {offline.length > 0 && offline.length < targets.length && (
          <Button variant="default" size="compact-sm" onClick={() => onDrop(activity, offline)}>
            移除离线的 {offline.length} 台
          </Button>
        )}
        {'program' in work && mayOpenPrograms && (
          <Button
            variant="default"
            size="compact-sm"
            renderRoot={(props) => <Link {...props} to="/checkPubMet" search={{ id: String(work.program.id) }} />}
          >
            查看发布终端
          </Button>
        )}
      </div>
      <div id={detailId}>
        {isExpanded && <ActivityTargets targets={targets} work={work} mayOpenDevices={mayOpenDevices} />}
      </div>
    </li>
  )
}

/** Where its terminals stand is looked up, which takes a moment. */
function BusyButton({ onPress, children }: { onPress: () => Promise<void>; children: ReactNode }) {
  const { submit, busy } = useSubmit(onPress)
  return (
    <ActionButton variant="default" size="compact-sm" busy={busy} onClick={() => void submit()}>
      {children}
    </ActionButton>
  )
}
