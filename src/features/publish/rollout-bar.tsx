import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress } from '@mantine/core'
import { messageOf } from '#src/lib/errors/user-error.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import classes from './rollout-bar.module.css'
import type { Rollout } from './use-rollout.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface RolloutBarProps extends Rollout {
  /** Only pending ones are listed. */
  onlyPending: boolean
  onOnlyPending: (on: boolean) => void
  /** Publishes to the pending ones again; absent without the permission. */
  onRepublish?: () => void
  /** Why publishing again is not possible now. */
  republishReason?: string
  republishing?: boolean
}

/** That nothing is on its way any more, in a few words. */
export function RolloutDone({ synced, pending }: Pick<Rollout, 'synced' | 'pending'>) {
  return (
    <span role="status" className={classes.done}>
      {pending === 0 && synced !== undefined && synced > 0 && `已全部送达：${formatNumber(synced)} 台终端`}
    </span>
  )
}

/** How far a publish has come, and what can be done for what is missing; nothing where nothing is. */
export function RolloutBar({
  synced,
  pending,
  onlyPending,
  onOnlyPending,
  onRepublish,
  republishReason,
  republishing,
  error,
  retry,
  retrying,
}: RolloutBarProps) {
  if (synced === undefined || pending === undefined) {
    if (error === null) return null
    return (
      <div className={classes.bar}>
        <div className={classes.words} role="status">
          送达进度未能读取：{messageOf(error) ?? '请稍后再试'}
        </div>
        <Button size="compact-sm" variant="default" onClick={retry} loading={retrying}>
          重试
        </Button>
      </div>
    )
  }
  if (synced + pending === 0 || (pending === 0 && !onlyPending)) return null
  const total = synced + pending
  return (
    <div className={classes.bar}>
      <div className={classes.words} role="status">
        {pending === 0
          ? `已全部送达：${formatNumber(total)} 台终端`
          : `已送达 ${synced} / ${formatNumber(total)} 台，未送达 ${formatNumber(pending)} 台`}
      </div>
      <Progress
        className={classes.progress}
        value={(synced / total) * 100}
        color={pending === 0 ? 'green' : undefined}
        aria-label="送达进度"
      />
      <div className={classes.buttons}>
        {(pending > 0 || onlyPending) && (
          <Button
            size="compact-sm"
            variant={onlyPending ? 'light' : 'default'}
            aria-pressed={onlyPending}
            onClick={() => onOnlyPending(!onlyPending)}
          >
            仅看未送达
          </Button>
        )}
        {pending > 0 && onRepublish && (
          <ActionButton
            size="compact-sm"
            variant="default"
            disabledReason={republishReason}
            busy={republishing}
            onClick={onRepublish}
          >
            再次发布未送达终端
          </ActionButton>
        )}
      </div>
    </div>
  )
}
