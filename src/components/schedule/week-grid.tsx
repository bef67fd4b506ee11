import { useId, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { minuteOf } from '#src/domain/schedule.ts'
import { periodOverlaps } from '#src/domain/schedule-rules.ts'
import { WEEKDAYS, weekdaysText } from '#src/domain/schedule-text.ts'
import { cellAt, moved, rangeBetween, type Cell, type WeekRange } from './week-grid-cells.ts'
import classes from './week-grid.module.css'

export interface WeekGridProps {
  label: string
  /** The periods, which are named 时段1 and so on. */
  periods: readonly WeekRange[]
  /** The period that drawing sets, by index. Without `onDraw` the grid is for looking. */
  active?: number
  onDraw?: (range: WeekRange) => void
}

const DAYS = [0, 1, 2, 3, 4, 5, 6]
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const DAY = 24 * 60

/**
 * The periods of a schedule in a week, with what crosses marked where it is. Another time is drawn with the pointer, or
 * with keys: arrows move, with Shift they extend, Enter or the space bar sets, Escape gives up.
 */
export function WeekGrid({ label, periods, active = 0, onDraw }: WeekGridProps) {
  const [focused, setFocused] = useState<Cell>({ day: 0, hour: 8 })
  const [anchor, setAnchor] = useState<Cell>()
  const cells = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const drawn = anchor && rangeBetween(anchor, focused)

  function draw(range: WeekRange) {
    setAnchor(undefined)
    onDraw?.(range)
  }

  function cellOf({ clientX, clientY }: PointerEvent): Cell {
    const { left, top, width, height } = cells.current?.getBoundingClientRect() ?? new DOMRect()
    return cellAt((clientX - left) / width, (clientY - top) / height)
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    if (!onDraw || event.button !== 0) return
    event.preventDefault()
    const cell = cellOf(event)
    event.currentTarget.setPointerCapture(event.pointerId)
    setFocused(cell)
    setAnchor(cell)
    focus(cell)
  }

  function focus({ day, hour }: Cell) {
    cells.current?.querySelector<HTMLElement>(`[data-cell="${day}-${hour}"]`)?.focus({ preventScroll: true })
  }

  function type(event: KeyboardEvent) {
    if (!onDraw) return
    const next = moved(focused, event.key)
    if (next) {
      event.preventDefault()
      setAnchor(event.shiftKey ? (anchor ?? focused) : undefined)
      setFocused(next)
      focus(next)
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      draw(rangeBetween(anchor ?? focused, focused))
    } else if (event.key === 'Escape' && anchor) {
      // it ends the drawing, not the dialog
      event.preventDefault()
      event.stopPropagation()
      setAnchor(undefined)
    }
  }

  const drawable = onDraw !== undefined
  return (
    <div className={classes.root}>
      <div className={classes.hours} aria-hidden>
        {[0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => (
          <span key={hour} style={{ insetInlineStart: `${(hour / 24) * 100}%` }}>
            {hour}
          </span>
        ))}
      </div>
      <div className={classes.week}>
        <div className={classes.days} aria-hidden>
          {WEEKDAYS.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
        <div
          ref={cells}
          role="grid"
          tabIndex={-1}
          aria-label={label}
          aria-describedby={drawable ? hintId : undefined}
          aria-readonly={!drawable || undefined}
          className={classes.cells}
          data-drawable={drawable || undefined}
          onPointerDown={press}
          onPointerMove={(event) => {
            if (anchor && event.currentTarget.hasPointerCapture(event.pointerId)) setFocused(cellOf(event))
          }}
          onPointerUp={(event) => {
            if (anchor && event.currentTarget.hasPointerCapture(event.pointerId))
              draw(rangeBetween(anchor, cellOf(event)))
          }}
          onPointerCancel={() => setAnchor(undefined)}
          onKeyDown={type}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setAnchor(undefined)
          }}
        >
          {DAYS.map((day) => (
            <div key={day} role="row" aria-label={WEEKDAYS[day]} className={classes.row}>
              {HOURS.map((hour) => (
                <div
                  key={hour}
                  role="gridcell"
                  data-cell={`${day}-${hour}`}
                  className={classes.cell}
                  tabIndex={focused.day === day && focused.hour === hour ? 0 : -1}
                  aria-label={cellName({ day, hour }, periods)}
                  aria-selected={drawn ? isIn({ day, hour }, anchor, focused) : undefined}
                  onFocus={() => setFocused({ day, hour })}
                />
              ))}
            </div>
          ))}
          {periods.map((period, index) => (
            <Blocks
              key={index}
              range={period}
              name={`${index + 1}`}
              kind={`period${(index % 3) + 1}`}
              active={drawable && index === active && periods.length > 1}
            />
          ))}
          {periodOverlaps(periods).map(({ a, b, weekdays, start, end }) => (
            <Blocks
              key={`${a}-${b}`}
              range={{ weekdays, start: minutes(start), end: minutes(end) }}
              name=""
              kind="overlap"
            />
          ))}
          {drawn && <Blocks range={drawn} name="" kind="drawn" />}
        </div>
      </div>
      {drawable && (
        <p id={hintId} className={classes.hint}>
          在表格中拖动可设置{periods.length > 1 ? `时段${active + 1}` : '时段'}；键盘：方向键移动，按住 Shift
          扩选，回车确定
        </p>
      )}
      <div className={classes.live} role="status">
        {drawn ? `${weekdaysText(drawn.weekdays)} ${drawn.start}-${drawn.end}` : ''}
      </div>
    </div>
  )
}

/** One time on several days, a block a day; blocks of neighbouring days stand as one. */
function Blocks({ range, name, kind, active }: { range: WeekRange; name: string; kind: string; active?: boolean }) {
  const start = minuteOf(range.start)
  const end = minuteOf(range.end)
  if (start === undefined || end === undefined || start >= end) return null
  // 23:59 is how the end of a day is said
  const width = ((end === DAY - 1 ? DAY : end) - start) / DAY
  return range.weekdays.map((weekday) => (
    <div
      key={weekday}
      aria-hidden
      className={classes.block}
      data-kind={kind}
      data-active={active || undefined}
      data-after={range.weekdays.includes(weekday - 1) || undefined}
      data-goes-on={range.weekdays.includes(weekday + 1) || undefined}
      style={
        { '--day': weekday - 1, insetInlineStart: `${(start / DAY) * 100}%`, width: `${width * 100}%` } as CSSProperties
      }
    >
      {range.weekdays.includes(weekday - 1) ? '' : name}
    </div>
  ))
}

function minutes(value: number): string {
  return `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`
}

function isIn({ day, hour }: Cell, a: Cell | undefined, b: Cell): boolean {
  if (!a) return false
  return (
    day >= Math.min(a.day, b.day) &&
    day <= Math.max(a.day, b.day) &&
    hour >= Math.min(a.hour, b.hour) &&
    hour <= Math.max(a.hour, b.hour)
  )
}

/** `周一 08:00，时段1`: what a reader of the screen hears in a cell. */
function cellName({ day, hour }: Cell, periods: readonly WeekRange[]): string {
  const covering = periods.flatMap(({ start, end, weekdays }, index) => {
    const from = minuteOf(start)
    const to = minuteOf(end)
    const covers =
      from !== undefined && to !== undefined && weekdays.includes(day + 1) && from < (hour + 1) * 60 && to > hour * 60
    return covers ? [`时段${index + 1}`] : []
  })
  return `${WEEKDAYS[day]} ${String(hour).padStart(2, '0')}:00${covering.length > 0 ? `，${covering.join('和')}` : ''}`
}
