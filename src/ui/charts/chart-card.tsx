import { useMutation } from '@tanstack/react-query'
import { SegmentedControl, Skeleton } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { IconAlertCircle, IconInbox, IconPhotoDown } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { isChunkLoadError } from '#src/lib/hooks/lazy-component.tsx'
import classes from './chart-card.module.css'
import { IconButton } from '../icon-button.tsx'
import { notifyError } from '../feedback/notify.ts'

export interface Figure {
  label: string
  /** Ready to read; undefined when the server's value makes no sense. */
  value?: string
  unit?: string
  /** What more is to be said of it, such as how it compares. */
  note?: string | undefined
}

export interface ChartCardProps {
  title: string
  /** `malformed`: the server's answer for this part makes no sense, and is said to be so here alone. */
  state: 'loading' | 'failed' | 'malformed' | 'empty' | 'ready'
  /** What stands in place of the chart when its load has failed: why, and a retry. */
  failure?: ReactNode
  /** What the chart is of, chosen beside its title, such as a range of months. */
  tools?: ReactNode
  figures?: readonly Figure[]
  /** The figures stand large beside the chart, which has the width of the page. */
  large?: boolean
  /** Said when there is nothing to draw. */
  emptyText?: string
  chart: ReactNode
  table: ReactNode
  /** The table beside the chart (below it where it is narrow), or the one or the other. */
  layout: 'beside' | 'either'
  /** The outline of the chart while it loads. */
  outline: 'round' | 'columns' | 'rows'
}

const NO_FIGURES: readonly Figure[] = []

/** A card of one height in all its states, so that cards beside each other line up and nothing jumps. */
export function ChartCard({
  title,
  state,
  failure,
  tools,
  figures = NO_FIGURES,
  large = false,
  emptyText = '暂无数据',
  chart,
  table,
  layout,
  outline,
}: ChartCardProps) {
  const id = useId()
  const [view, setView] = useState('chart')
  const shown = figures.length > 0 && state !== 'malformed' && state !== 'failed'
  return (
    <section className={classes.card} aria-labelledby={id} aria-busy={state === 'loading' || undefined}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {!large && shown && <Figures figures={figures} loading={state === 'loading'} />}
        <div className={classes.tools} data-acts>
          {tools}
          {layout === 'either' && state === 'ready' && (
            <SegmentedControl
              size="xs"
              value={view}
              onChange={setView}
              data={VIEWS}
              aria-label={`${title}的显示方式`}
            />
          )}
          {state === 'ready' && <PictureButton title={title} />}
        </div>
      </div>
      <div className={classes.body} data-large={(large && shown) || undefined}>
        {large && shown && <Figures figures={figures} loading={state === 'loading'} />}
        {state === 'loading' && <Outline kind={outline} />}
        {state === 'failed' && (
          <div className={classes.message} data-layout={layout}>
            {failure}
          </div>
        )}
        {state === 'malformed' && (
          <div className={classes.message} data-layout={layout} role="alert">
            <IconAlertCircle size={36} stroke={1.25} aria-hidden />
            <strong>数据异常</strong>
            <span>这部分数据无法识别，请刷新重试</span>
          </div>
        )}
        {state === 'empty' && (
          <div className={classes.message} data-layout={layout}>
            <IconInbox size={36} stroke={1.25} aria-hidden />
            <span>{emptyText}</span>
          </div>
        )}
        {state === 'ready' && layout === 'beside' && (
          <div className={classes.beside}>
            <div>{chart}</div>
            <div>{table}</div>
          </div>
        )}
        {state === 'ready' && layout === 'either' && (
          <div className={classes.either}>{view === 'chart' ? chart : table}</div>
        )}
      </div>
    </section>
  )
}

/** Saves the card around it as a picture. */
function PictureButton({ title }: { title: string }) {
  const { mutate: save, isPending } = useMutation({
    mutationFn: async (card: HTMLElement | null) => {
      const { saveCardPicture } = await import('./save-card-picture.ts')
      if (card) await saveCardPicture(card, title)
    },
    onError: (error) => notifyError(isChunkLoadError(error) ? error : `“${title}”的图片生成失败，请重试`),
  })
  return (
    <IconButton label="下载图片" busy={isPending} onClick={(event) => save(event.currentTarget.closest('section'))}>
      <IconPhotoDown size={18} aria-hidden />
    </IconButton>
  )
}

const VIEWS = [
  { value: 'chart', label: '图表' },
  { value: 'table', label: '表格' },
]

function Figures({ figures, loading }: { figures: readonly Figure[]; loading: boolean }) {
  return (
    <dl className={classes.figures}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{loading ? <Skeleton height={12} width={64} my={4} /> : <FigureValue {...figure} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function FigureValue({ value, unit, note }: Figure) {
  if (value === undefined) return <span className={classes.wrong}>数据异常</span>
  return (
    <>
      {value}
      {unit !== undefined && <span className={classes.unit}>{unit}</span>}
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </>
  )
}

const COLUMNS = [46, 72, 58, 88, 64, 80, 52]

function Outline({ kind }: { kind: ChartCardProps['outline'] }) {
  return (
    <div className={classes.outline} data-kind={kind} role="status" aria-label="加载中">
      {kind === 'round' && (
        <>
          <Skeleton circle height={120} />
          <div className={classes.lines}>
            {COLUMNS.slice(0, 5).map((_, index) => (
              <Skeleton key={index} height={14} />
            ))}
          </div>
        </>
      )}
      {kind === 'columns' && COLUMNS.map((height, index) => <Skeleton key={index} height={`${height}%`} width={30} />)}
      {kind === 'rows' &&
        Array.from({ length: 10 }, (_, index) => <Skeleton key={index} height={15} width={`${96 - index * 7}%`} />)}
    </div>
  )
}
