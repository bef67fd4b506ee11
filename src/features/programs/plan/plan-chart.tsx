import { VisuallyHidden } from '@mantine/core'
import { useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { formatDay } from '#src/domain/dates.ts'
import { dayNumber, type AdPlan } from '#src/domain/plan/network-plan.ts'
import { barNote, barsOf, barText, barTone, type PlanBar, type PlanBars } from '#src/domain/plan/plan-bars.ts'
import { dateRangeText } from '#src/domain/schedule-text.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { MediaImage } from '#src/ui/media/media-image.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { programName } from '../program-card.tsx'
import type { ProgramSearch } from '../program-search.ts'
import { dayHeads, placeOf, type PlanDays } from './plan-days.ts'
import type { OpenBar } from './plan-detail.tsx'
import classes from './plan-chart.module.css'

export interface PlanRow {
  ad: AdPlan
}

interface PlanChartProps {
  rows: readonly PlanRow[]
  days: PlanDays
  today: number
  imageBase: string | undefined
  search: ProgramSearch
  onOpen: (bar: OpenBar) => void
}

const PHONE = '(max-width: 600px)'
/** Heights in px: of a row beside its lanes, of a lane, and of a name and a line on a phone. */
const ROW = 14
const LANE = 30
const NAME = 40
const LINE = 24
const OVERSCAN = 8

const WEEKDAYS = '一二三四五六日'

/** Ads and their bars, of which only those in sight are drawn; on paper all are. */
export function PlanChart({ rows, days, today, imageBase, search, onOpen }: PlanChartProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const printing = usePrinting()
  const { first, last } = days
  const bars = useMemo(() => rows.map(({ ad }) => barsOf(ad, { first, last })), [rows, first, last])
  const heightOf = (index: number) => {
    const { bars: own = [], lanes = 1, more = 0 } = bars[index] ?? {}
    return phone ? NAME + LINE * (own.length + (more > 0 ? 1 : 0)) : ROW + LANE * lanes
  }
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: (index) => String(rows[index]?.ad.program.id ?? index),
    overscan: OVERSCAN,
    initialRect: { width: 0, height: 900 },
    useFlushSync: false,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, bars, phone])
  const seen = virtualizer.getVirtualItems()
  const drawn = printing ? rows.map((_, index) => index) : seen.map(({ index }) => index)
  const before = printing ? 0 : (seen[0]?.start ?? 0)
  const after = printing ? 0 : virtualizer.getTotalSize() - (seen.at(-1)?.end ?? 0)

  return (
    <div
      ref={scroller}
      className={classes.chart}
      role="grid"
      aria-label="广告排期"
      aria-rowcount={rows.length + 1}
      style={{ '--days': days.count, '--lines': linesOf(days), '--today': todayPlace(days, today) } as CSSProperties}
      tabIndex={-1}
      onKeyDown={moveFocus}
    >
      <Head days={days} today={today} />
      <div role="rowgroup" style={{ paddingBlock: `${before}px ${after}px` }}>
        {drawn.map((index) => {
          const ad = rows[index]?.ad
          const own = bars[index]
          return (
            ad &&
            own && (
              <Row
                key={String(ad.program.id)}
                index={index}
                height={heightOf(index)}
                {...{ ad, own, days, today, imageBase, search, onOpen }}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

/** Many days have no line each, and no name: a week has. */
const DENSE = 35

function linesOf({ count }: PlanDays): number {
  return count > DENSE ? count / 7 : count
}

/** The middle of the day, in per cent of the width; beyond the edge where it is not among them. */
function todayPlace({ first, count }: PlanDays, today: number): string {
  const at = dayNumber(today) - dayNumber(first)
  return at < 0 || at >= count ? '-100vw' : `${((at + 0.5) / count) * 100}%`
}

function Head({ days, today }: { days: PlanDays; today: number }) {
  const heads = dayHeads(days, today)
  const dense = days.count > DENSE
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.line}>
        <div role="columnheader" className={classes.corner}>
          广告
        </div>
        <div role="columnheader" className={classes.days}>
          <VisuallyHidden>{`${formatDay(days.first)} 至 ${formatDay(days.last)}`}</VisuallyHidden>
          {heads.map(({ day, date, month, weekday, today: isToday }) => (
            <span
              key={day}
              aria-hidden
              className={classes.day}
              data-today={isToday || undefined}
              data-weekend={weekday > 5 || undefined}
            >
              {(!dense || isToday || (weekday === 1 && Math.abs(day - today) > 3)) && (
                <>
                  <span>{dense ? '' : WEEKDAYS[weekday - 1]}</span>
                  <span>
                    {month === undefined && !dense ? date : `${month ?? Math.trunc(day / 100) % 100}/${date}`}
                  </span>
                </>
              )}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

interface RowProps extends Omit<PlanChartProps, 'rows'> {
  ad: AdPlan
  own: PlanBars
  index: number
  height: number
}

function RowView({ ad, own, index, height, days, today, imageBase, search, onOpen }: RowProps) {
  const { program } = ad
  const name = programName(program)
  return (
    <div role="row" aria-rowindex={index + 2} data-index={index} className={classes.line} style={{ height }}>
      <div role="rowheader" className={classes.ad}>
        <span className={classes.art}>
          <MediaImage src={program.snapshot} base={imageBase} alt="" side={96} />
        </span>
        <TextLink
          className={classes.name}
          title={name}
          to="/programManage"
          search={{ ...search, preview: String(program.id) }}
        >
          {name}
        </TextLink>
      </div>
      <div role="gridcell" className={classes.days}>
        {own.bars.map((bar) => (
          <Bar
            key={`${bar.days.first} ${bar.days.last} ${bar.interrupts}`}
            {...{ bar, days, today, name }}
            onOpen={() => onOpen({ ad, bar })}
          />
        ))}
        {own.more > 0 && <span className={classes.more}>另有 {formatNumber(own.more)} 段</span>}
      </div>
    </div>
  )
}

const Row = memo(RowView)

interface BarProps {
  bar: PlanBar
  days: PlanDays
  today: number
  name: string
  onOpen: () => void
}

function Bar({ bar, days, today, name, onOpen }: BarProps) {
  const { left, width, before, after } = placeOf(bar.days, days)
  const [text, note] = [barText(bar), barNote(bar, today)]
  const range = rangeText(bar)
  const said = [text, range, note].filter(Boolean).join('，')
  return (
    <button
      type="button"
      className={classes.bar}
      data-tone={barTone(bar, today)}
      data-before={before || undefined}
      data-after={after || undefined}
      style={{ '--left': `${left}%`, '--width': `${width}%`, '--lane': bar.lane } as CSSProperties}
      aria-label={`${name}：${said}`}
      title={said}
      onClick={onOpen}
    >
      <strong>{text}</strong>
      <span className={classes.range}>{range}</span>
      {note !== '' && <span>{note}</span>}
    </button>
  )
}

/** The days of a bar in words. */
export function rangeText({ days: { first, last } }: Pick<PlanBar, 'days'>): string {
  return Number.isFinite(last) ? dateRangeText({ dateStart: first, dateEnd: last }) : '永久'
}

/** Up and down go to the row above and below, left and right along a row. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return
  const row = (target as HTMLElement).closest<HTMLElement>('[data-index]')
  if (!row) return
  const stops = (line: Element | null) => [...(line?.querySelectorAll<HTMLElement>('a, button') ?? [])]
  const at = stops(row).indexOf(target as HTMLElement)
  let next: HTMLElement | undefined
  if (key === 'ArrowLeft' || key === 'ArrowRight') next = stops(row)[at + (key === 'ArrowLeft' ? -1 : 1)]
  else if (key === 'ArrowUp' || key === 'ArrowDown') {
    const index = Number(row.dataset.index) + (key === 'ArrowUp' ? -1 : 1)
    const line = stops(currentTarget.querySelector(`[data-index="${index}"]`))
    next = line[Math.min(at, line.length - 1)]
  } else return
  event.preventDefault()
  next?.focus()
}

/** True while the page is printed, from before it is laid out for that. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)))
  useWindowEvent('afterprint', () => setPrinting(false))
  return printing
}
