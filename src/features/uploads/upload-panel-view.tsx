import { ActionIcon, Button, CloseButton, Paper, Text, VisuallyHidden } from '@mantine/core'
import { IconMinus, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Corner } from '#src/ui/overlay/corner.tsx'
import { isUnderWay, type UploadItem, type UploadView } from './upload-items.ts'
import type { UploadQueue } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import { summaryOf, type UploadSummary } from './upload-summary.ts'
import classes from './upload-panel.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface UploadPanelViewProps {
  items: readonly UploadItem[]
  view: UploadView
  paused: boolean
  queue: Pick<UploadQueue, 'cancel' | 'retry' | 'retryFailed' | 'remove' | 'removeFinished'>
  onView: (view: UploadView) => void
}

/**
 * The uploads over every page: a table, a pill when minimised, nothing but their news for a screen reader when closed
 * (2§2).
 */
export function UploadPanelView({ items, view, paused, queue, onView }: UploadPanelViewProps) {
  const summary = summaryOf(items, paused)
  // whoever folds or unfolds it by hand goes on from there; a panel that comes by itself leaves the focus alone
  const [byHand, setByHand] = useState(false)
  const change = (next: UploadView) => {
    setByHand(next !== 'closed')
    onView(next)
  }
  return (
    <Corner>
      <VisuallyHidden role="status">{items.length > 0 ? `上传：${summary.text}` : ''}</VisuallyHidden>
      {view === 'minimised' && (
        <Pill summary={summary} paused={paused} focused={byHand} onOpen={() => change('open')} />
      )}
      {view === 'open' && <Panel {...{ items, paused, queue, summary }} focused={byHand} onView={change} />}
    </Corner>
  )
}

function Pill({
  summary,
  paused,
  focused,
  onOpen,
}: {
  summary: UploadSummary
  paused: boolean
  focused: boolean
  onOpen: () => void
}) {
  const percent = Math.floor(summary.progress * 100)
  const words =
    summary.underWay > 0
      ? `${paused ? '上传已暂停' : '上传中'} ${summary.done}/${summary.total}`
      : summary.failed > 0
        ? '上传结束'
        : '上传完成'
  return (
    <button
      type="button"
      className={classes.pill}
      onClick={onOpen}
      aria-label={`展开上传列表：${summary.text}`}
      autoFocus={focused}
    >
      <IconUpload size={16} aria-hidden />
      <span>{words}</span>
      {summary.underWay > 0 && <span className={classes.percent}>{percent}%</span>}
      {summary.failed > 0 && <span className={classes.error}>失败 {summary.failed}</span>}
      <span className={classes.pillBar} style={{ width: `${percent}%` }} aria-hidden />
    </button>
  )
}

function Panel({
  items,
  paused,
  queue,
  onView,
  summary,
  focused,
}: Omit<UploadPanelViewProps, 'view'> & { summary: UploadSummary; focused: boolean }) {
  const failed = items.filter(({ stage }) => stage === 'failed').length
  const finished = items.some(({ stage }) => stage === 'done' || stage === 'cancelled')
  return (
    <Paper className={classes.panel} component="section" aria-label="上传列表" withBorder shadow="lg">
      <div className={classes.head}>
        <Text fw={600}>上传列表</Text>
        <Text size="sm" c="dimmed" className={classes.summary} aria-hidden>
          {summary.text}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="最小化"
          title="最小化"
          autoFocus={focused}
          onClick={() => onView('minimised')}
        >
          <IconMinus size={18} />
        </ActionIcon>
        <CloseButton
          aria-label="关闭"
          title={items.some(isUnderWay) ? '关闭，上传会继续' : '关闭'}
          onClick={() => {
            onView('closed')
            if (!items.some(isUnderWay)) queue.removeFinished()
          }}
        />
      </div>
      <div className={classes.scroll} tabIndex={0} role="group" aria-label="文件">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">名称</th>
              <th scope="col">大小</th>
              <th scope="col">状态</th>
              <th scope="col">
                <VisuallyHidden>操作</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {failedFirst(items).map((item) => (
              <UploadRow key={item.id} item={item} paused={paused} queue={queue} />
            ))}
          </tbody>
        </table>
      </div>
      {(failed > 0 || finished) && (
        <div className={classes.foot}>
          {failed > 0 && (
            <Button variant="default" size="compact-sm" onClick={() => queue.retryFailed()}>
              重试失败的 {formatNumber(failed)} 个
            </Button>
          )}
          {finished && (
            <Button variant="subtle" size="compact-sm" onClick={() => queue.removeFinished()}>
              清除已完成
            </Button>
          )}
        </div>
      )}
    </Paper>
  )
}

/** What somebody has to look at stands first; the others keep the order in which they were chosen. */
function failedFirst(items: readonly UploadItem[]): UploadItem[] {
  const isFailed = ({ stage }: UploadItem) => stage === 'failed' || stage === 'unknown'
  return [...items.filter(isFailed), ...items.filter((item) => !isFailed(item))]
}
