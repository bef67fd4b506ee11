import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { figuresOf, isEnded, type Activity } from '#src/domain/activity.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { RelativeTime } from '#src/ui/feedback/relative-time.tsx'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import type { ActivityPanelViewProps } from './activity-panel-view.tsx'
import { ActivityFrame } from './activity-frame.tsx'
import { ActivityTargets } from './activity-targets.tsx'
import { workText } from './activity-words.ts'
import classes from './activity-panel.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface ActivityRowProps extends Pick<
  ActivityPanelViewProps,
  'mayRetry' | 'mayOpenDevices' | 'mayOpenPrograms' | 'onCheck' | 'onRetryFailed' | 'onDrop'
> {
  activity: Activity
  trouble: string | undefined
  isNewest: boolean
  /** Undefined for a part, which goes with its entry. */
  onRemove: (() => void) | undefined
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
  const { work, targets, lookedAt } = activity
  const figures = figuresOf(activity)
  const offline = targets.filter(({ reason }) => reason === 'offline')
  const isUnanswered = targets.some(({ reason }) => reason === 'unanswered')
  const [wished, setWished] = useState<boolean>()
  // why it failed is the first thing that is asked
  const isExpanded = wished ?? (isNewest && figures.failed > 0)
  const detailId = useId()
  return (
    <ActivityFrame
      text={workText(activity)}
      parts={[activity]}
      more="终端明细"
      isExpanded={isExpanded}
      onExpand={setWished}
      detailId={detailId}
      onRemove={onRemove}
    >
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
          <BusyButton onPress={() => onRetryFailed(activity)}>重试失败的 {formatNumber(figures.failed)} 台</BusyButton>
        )}
        {offline.length > 0 && offline.length < targets.length && (
          <Button variant="default" size="compact-sm" onClick={() => onDrop(activity, offline)}>
            移除离线的 {formatNumber(offline.length)} 台
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
    </ActivityFrame>
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
