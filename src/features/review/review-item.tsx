import { Button, Skeleton, Title } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { read } from '#src/api/query.ts'
import { isDialogOpen } from '#src/lib/dom/is-dialog-open.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import type { ReviewFormHandle } from '#src/components/review/review-form.tsx'
import { NoticeLine } from '#src/ui/feedback/notice-line.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { StepButtons } from '#src/ui/overlay/step-buttons.tsx'
import { storedKeys, storedUndo } from './desk-preferences.ts'
import { ReviewDecision, type ReviewDecisionProps } from './review-decision.tsx'
import { MaterialFacts, ProgramFacts } from './review-facts.tsx'
import classes from './review-item.module.css'
import { MaterialPreview, ProgramPreview } from './review-preview.tsx'
import { queueKey, type QueueItem } from './review-queue.ts'
import { SinceRefusal } from './since-refusal.tsx'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface ReviewItemProps extends Omit<ReviewDecisionProps, 'record' | 'unclear' | 'form' | 'unseenReason'> {
  /** As the address has it. */
  id: string
  /** Where it stands in the queue, from 1. */
  place: { number: number; of: number } | undefined
  previous: QueueItem | undefined
  /** When its list was loaded. */
  listedAt: number
  /** It is decided, and not sent yet. */
  held: boolean
  /** What stands below the decision. */
  below: ReactNode
}

export function ReviewItem({ id, place, previous, listedAt, held, below, ...decision }: ReviewItemProps) {
  const { kind, item, loaded, next, onShow } = decision
  const form = useRef<ReviewFormHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const key = queueKey(kind, id)
  const programDetail = useQuery({ ...read('programGet', { path: { id } }), enabled: kind === 'program' })
  const materialDetail = useQuery({ ...read('materialGet', { path: { id } }), enabled: kind === 'material' })
  // the queue is looked at more often than the detail
  const program =
    kind === 'program' ? merged(programDetail.data, item?.kind === 'program' ? item.record : undefined) : undefined
  const material =
    kind === 'material' ? merged(materialDetail.data, item?.kind === 'material' ? item.record : undefined) : undefined
  const record = program ?? material
  const detail = kind === 'program' ? programDetail : materialDetail
  // the row of an ad has its content, but not what it is made of (R25)
  const shown = program?.content !== undefined || materialDetail.data !== undefined
  const known = detail.data !== undefined
  const failure = known ? null : detail.error

  // what the queue has lost has gone on, and only the detail can tell how
  const behind = loaded && !item && detail.dataUpdatedAt < listedAt
  const { refetch } = detail
  useEffect(() => {
    if (behind) void refetch()
  }, [behind, listedAt, refetch])

  // what had the focus may have gone with the item before
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current === key) return
    opened.current = key
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus()
  }, [key])

  // only where nothing else takes the keys: fields are left alone by the hook, dialogs by this
  const alone = (act: () => void) => () => {
    if (!isDialogOpen() && !form.current?.isBusy()) act()
  }
  const [keys, setKeys] = useState(storedKeys.read() ?? true)
  const [undo, setUndo] = useState(storedUndo.read() ?? true)
  const hotkeys: Parameters<typeof useHotkeys>[0] = [
    ['J', alone(() => next && onShow(next))],
    ['K', alone(() => previous && onShow(previous))],
    ['A', alone(() => form.current?.focusApprove())],
    ['R', alone(() => form.current?.focusReason())],
  ]
  useHotkeys(keys ? hotkeys : [])

  return (
    <article className={classes.item} aria-labelledby="review-item">
      <header className={classes.head}>
        <Button
          className={classes.back}
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          renderRoot={(props: object) => (
            <Link
              {...props}
              to="/reviewDesk"
              search={(before) => ({ ...before, kind: undefined, id: undefined })}
              preload={false}
            />
          )}
        >
          返回列表
        </Button>
        <Title order={2} id="review-item" ref={heading} tabIndex={-1} className={classes.name} aria-live="polite">
          {record?.name || (kind === 'program' ? '广告' : '素材')}
        </Title>
        <nav className={classes.walk} aria-label="逐项查看">
          <StepButtons
            place={
              place && (
                <span className={classes.place}>
                  第 {formatNumber(place.number)} / {formatNumber(place.of)} 项
                </span>
              )
            }
            previous={{
              label: '上一项',
              disabledReason: previous ? undefined : '这是第一项',
              onClick: () => previous && onShow(previous),
            }}
            next={{
              label: '下一项',
              disabledReason: next ? undefined : '这是最后一项',
              onClick: () => next && onShow(next),
            }}
          />
        </nav>
      </header>
      <div className={classes.body} key={key}>
        <section className={classes.preview} aria-label="预览">
          {program?.content !== undefined ? (
            <ProgramPreview program={program} />
          ) : materialDetail.data && material ? (
            <MaterialPreview material={material} />
          ) : (
            <WithoutPreview error={failure} retrying={detail.isFetching} onRetry={() => void detail.refetch()} />
          )}
        </section>
        <div className={classes.side}>
          {shown && failure && (
            <NoticeLine tone="danger" role="alert">
              <span>详情未能加载。{messageOf(failure)}</span>
              <Button size="compact-sm" variant="default" onClick={() => void detail.refetch()}>
                重试
              </Button>
            </NoticeLine>
          )}
          {program && <ProgramFacts program={program} complete={known} />}
          {material && <MaterialFacts material={material} />}
          {program && known && <SinceRefusal program={program} />}
          <div className={classes.decision}>
            {held ? (
              <NoticeLine tone="info">您已作出决定，还没有提交</NoticeLine>
            ) : (
              <ReviewDecision
                {...decision}
                record={record}
                unclear={
                  behind ? `这一项已不在待审核队列中${detail.error ? `。${messageOf(detail.error)}` : ''}` : undefined
                }
                form={form}
                unseenReason={
                  known ? undefined : `${shown ? '详情' : '预览'}${failure ? '未能加载，重试后' : '加载后'}才能通过`
                }
              />
            )}
            {below}
          </div>
          <div className={classes.keys}>
            <label>
              <input
                type="checkbox"
                checked={keys}
                onChange={(event) => {
                  setKeys(event.currentTarget.checked)
                  storedKeys.write(event.currentTarget.checked)
                }}
              />{' '}
              使用单键快捷键
            </label>
            <label>
              <input
                type="checkbox"
                checked={undo}
                onChange={(event) => {
                  setUndo(event.currentTarget.checked)
                  storedUndo.write(event.currentTarget.checked)
                }}
              />{' '}
              留 5 秒可以撤销
            </label>
            {keys && (
              <p>
                <Key of="J">下一项</Key>
                <Key of="K">上一项</Key>
                <Key of="R">填写原因</Key>
                <Key of="A">选中“通过”</Key>
                <Key of="Enter">确认</Key>
                {undo && <Key of="U">撤销</Key>}
              </p>
            )}
          </div>
        </div>
      </div>
    </article>
  )
}

function Key({ of, children }: { of: string; children: string }) {
  return (
    <>
      <span className={classes.key}>
        <kbd>{of}</kbd> {children}
      </span>{' '}
    </>
  )
}

function WithoutPreview({
  error,
  retrying,
  onRetry,
}: {
  error: unknown
  retrying: boolean
  onRetry: () => void
}): ReactNode {
  return error ? (
    <ErrorState error={error} retrying={retrying} onRetry={onRetry} />
  ) : (
    <Skeleton height={360} aria-label="正在加载" role="status" />
  )
}

function merged<Row extends object, Detail extends Row>(
  detail: Detail | undefined,
  row: Row | undefined,
): (Row & Partial<Detail>) | undefined {
  return detail || row ? ({ ...detail, ...row } as Row & Partial<Detail>) : undefined
}
