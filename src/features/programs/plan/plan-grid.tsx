import { VisuallyHidden } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { formatDay } from '#src/domain/dates.ts'
import { dayNumber } from '#src/domain/plan/network-plan.ts'
import { useMedia } from '#src/ui/use-media.ts'
import { usePrinting } from '#src/ui/use-printing.ts'
import { dayHeads, type PlanDays } from './plan-days.ts'
import classes from './plan-chart.module.css'

const PHONE = '(max-width: 600px)'
const OVERSCAN = 8
const WEEKDAYS = '一二三四五六日'
/** Many days have no line each, and no name: a week has. */
export const DENSE = 35

interface PlanGridProps {
  /** What the rows are. */
  label: string
  noun: string
  days: PlanDays
  today: number
  /** The rows by their keys; another array where heights have changed. */
  keys: readonly string[]
  heightOf: (index: number, phone: boolean) => number
  row: (index: number, height: number) => ReactNode
}

/** Rows over days, of which only those in sight are drawn; on paper all are. */
export function PlanGrid({ label, noun, days, today, keys, heightOf, row }: PlanGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const phone = useMedia(PHONE)
  const printing = usePrinting()
  const virtualizer = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(index, phone),
    getItemKey: (index) => keys[index] ?? index,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: 900 },
    useFlushSync: false,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, keys, phone])
  const seen = virtualizer.getVirtualItems()
  const drawn = printing ? keys.map((_, index) => index) : seen.map(({ index }) => index)
  const before = printing ? 0 : (seen[0]?.start ?? 0)
  const after = printing ? 0 : virtualizer.getTotalSize() - (seen.at(-1)?.end ?? 0)

  return (
    <div
      ref={scroller}
      className={classes.chart}
      role="grid"
      aria-label={label}
      aria-rowcount={keys.length + 1}
      style={{ '--days': days.count, '--lines': linesOf(days), '--today': todayPlace(days, today) } as CSSProperties}
      tabIndex={-1}
      onKeyDown={moveFocus}
    >
      <Head days={days} today={today} noun={noun} />
      <div role="rowgroup" style={{ paddingBlock: `${before}px ${after}px` }}>
        {drawn.map((index) => row(index, heightOf(index, phone)))}
      </div>
    </div>
  )
}

function linesOf({ count }: PlanDays): number {
  return count > DENSE ? count / 7 : count
}

/** The middle of the day, in per cent of the width; beyond the edge where it is not among them. */
function todayPlace({ first, count }: PlanDays, today: number): string {
  const at = dayNumber(today) - dayNumber(first)
  return at < 0 || at >= count ? '-100vw' : `${((at + 0.5) / count) * 100}%`
}

function Head({ days, today, noun }: { days: PlanDays; today: number; noun: string }) {
  const heads = dayHeads(days, today)
  const dense = days.count > DENSE
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.line}>
        <div role="columnheader" className={classes.corner}>
          {noun}
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
              data-month={month}
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
    const step = key === 'ArrowUp' ? -1 : 1
    // beyond headings, which have nothing to stop at
    for (let index = Number(row.dataset.index) + step; ; index += step) {
      const line = currentTarget.querySelector(`[data-index="${index}"]`)
      if (!line) break
      const own = stops(line)
      next = own[Math.min(at, own.length - 1)]
      if (next) break
    }
  } else return
  event.preventDefault()
  next?.focus()
}
