import '@mantine/core/styles/Progress.layer.css'
import { Progress } from '@mantine/core'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { formatSize } from '#src/domain/units.ts'
import type { Label } from '#src/domain/labels.ts'
import { showableName } from '#src/lib/text/showable-name.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { isUnderWay, type UploadItem, type UploadStage } from './upload-items.ts'
import type { UploadQueue } from './upload-queue.ts'
import classes from './upload-panel.module.css'

/** Stages without a bar and without a message of their own. */
const labels: Partial<Record<UploadStage, Label>> = {
  waiting: { text: '等待中', tone: 'neutral' },
  signing: { text: '准备上传', tone: 'info' },
  done: { text: '上传成功', tone: 'success' },
  cancelled: { text: '已取消', tone: 'neutral' },
}

export function UploadRow({
  item,
  paused,
  queue,
}: {
  item: UploadItem
  paused: boolean
  queue: Pick<UploadQueue, 'cancel' | 'retry' | 'remove'>
}) {
  const name = showableName(item.name)
  const goes = isUnderWay(item)
  const canRetry = item.stage === 'failed' || item.stage === 'unknown' || item.stage === 'cancelled' || item.stalled
  // sent whole, so that it may be there already: a second one is only made by somebody who knows (N6)
  const retry = () =>
    item.stage === 'unknown' || item.stage === 'confirming'
      ? void askRetry(name, () => queue.retry(item.id))
      : queue.retry(item.id)
  return (
    <tr>
      <td className={classes.name} title={name}>
        <bdi>{name}</bdi>
      </td>
      <td className={classes.size}>{formatSize(item.size)}</td>
      <td className={classes.status}>
        <Status item={item} name={name} paused={paused} />
        {item.warning !== undefined && <span className={classes.warning}>{item.warning}</span>}
      </td>
      <td className={classes.actions}>
        {canRetry && (
          <IconButton
            label={`重试 ${name}`}
            title="重试"
            onClick={({ currentTarget }) => {
              // this button goes; the focus stays in the row
              if (currentTarget.nextElementSibling instanceof HTMLElement) currentTarget.nextElementSibling.focus()
              retry()
            }}
          >
            <IconRefresh size={16} />
          </IconButton>
        )}
        <IconButton
          label={`${goes ? '取消' : '移除'} ${name}`}
          title={goes ? '取消' : '移除'}
          onClick={({ currentTarget }) => {
            if (goes) return queue.cancel(item.id)
            currentTarget.closest<HTMLElement>('[role=group]')?.focus()
            queue.remove(item.id)
          }}
        >
          <IconX size={16} />
        </IconButton>
      </td>
    </tr>
  )
}

function Status({ item, name, paused }: { item: UploadItem; name: string; paused: boolean }) {
  if (item.error !== undefined) return <span className={classes.error}>{item.error}</span>
  if (item.stage === 'waiting' && paused) return <StatusBadge label={{ text: '已暂停', tone: 'warning' }} />
  const label = labels[item.stage]
  if (label) return <StatusBadge label={label} />
  const percent = Math.floor(item.progress * 100)
  return (
    <>
      <span className={classes.bar}>
        <Progress.Root size="sm">
          <Progress.Section
            value={percent}
            color={item.stalled ? 'yellow' : 'brand'}
            aria-label={`${name} 的上传进度`}
            aria-valuetext={`${percent}%`}
          />
        </Progress.Root>
        <span className={classes.percent}>{percent}%</span>
      </span>
      {item.stalled && (
        <span className={classes.stalled}>
          {item.stage === 'confirming' ? '30 秒没有应答，可重试' : '30 秒没有进展，可重试'}
        </span>
      )}
      {!item.stalled && item.stage === 'confirming' && <span className={classes.note}>等待服务器确认</span>}
    </>
  )
}

function askRetry(name: string, retry: () => void) {
  return confirm({
    title: '重新上传',
    message: `“${name}”可能已经上传成功，请先在素材列表中核对。确定重新上传？`,
    confirmLabel: '重新上传',
  }).then((sure) => {
    if (sure) retry()
  })
}
