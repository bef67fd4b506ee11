import { Button, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { mondayOf } from '#src/domain/play-week.ts'
import { atMinute } from '#src/domain/server-time.ts'
import { wallTime } from '#src/domain/schedule.ts'
import { WEEKDAYS } from '#src/domain/schedule-text.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { shortDate } from './play-week-words.ts'
import classes from './play-week.module.css'
import { moved, type Cell } from './week-grid-cells.ts'
import frame from './week-grid.module.css'

export interface WeekMoment {
  /** Decides the week that is shown; undefined follows the clock. */
  moment: Date | undefined
  onMoment: (moment: Date | undefined) => void
  /** The present, for tests and stories; the clock by default, which goes on. */
  now?: Date
}

interface WeekFrameProps<Day> extends WeekMoment {
  /** What the week is of, such as `终端“南门大屏”的一周`. */
  label: string
  /** Monday first. */
  week: readonly Day[]
  /** What a reader of the screen hears in an hour's cell. */
  hourText: (plan: Day, day: number, hour: number) => string
  /** What lies over the hours, each at its `placeOf`. */
  blocks: ReactNode
  legend: ReactNode
  /** Below the hours: what the chosen moment has. */
  children: ReactNode
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const DAY = 24 * 60

/** What is looked at, the present, and the noon of the Monday of the week that is shown, in milliseconds. */
export function useWeekMoment({ moment, now }: Pick<WeekMoment, 'moment' | 'now'>) {
  const clock = useNow()
  const present = now ?? new Date(clock)
  const at = moment ?? present
  return { at, present, monday: mondayOf(at).getTime() }
}

export function WeekFrame<Day extends { date: Date }>({
  label,
  week,
  moment,
  onMoment,
  now,
  hourText,
  blocks,
  legend,
  children,
}: WeekFrameProps<Day>) {
  const { at, present, monday } = useWeekMoment({ moment, now })
  const grid = useRef<HTMLDivElement>(null)
  const chosen = wallTime(at)
  const today = wallTime(present).day
  const selected: Cell = { day: chosen.weekday - 1, hour: Math.floor(chosen.minute / 60) }
  const thisWeek = mondayOf(present).getTime() === monday

  function choose({ day, hour }: Cell) {
    const date = week[day]?.date
    if (date) onMoment(atMinute(date, hour * 60))
  }

  function press({ target }: MouseEvent) {
    const [day, hour] = (target as HTMLElement).dataset.cell?.split('-').map(Number) ?? []
    if (day !== undefined && hour !== undefined) choose({ day, hour })
  }

  function type(event: KeyboardEvent) {
    const next = moved(selected, event.key)
    if (!next) return
    event.preventDefault()
    choose(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.day}-${next.hour}"]`)?.focus({ preventScroll: true })
  }

  const turn = (weeks: number) => onMoment(atMinute(at, chosen.minute, weeks * 7))
  const marks = [
    ...(thisWeek ? [{ kind: 'now', at: wallTime(present) }] : []),
    ...(moment ? [{ kind: 'moment', at: chosen }] : []),
  ]
  return (
    <section className={classes.root} aria-label={label}>
      <Group justify="space-between" gap="xs" mb={8}>
        <Group gap={4}>
          <IconButton label="上一周" onClick={() => turn(-1)}>
            <IconChevronLeft size={18} stroke={1.6} aria-hidden />
          </IconButton>
          <span className={classes.range} role="status">
            {week[0] && shortDate(week[0].date)} 至 {week[6] && shortDate(week[6].date)}
            {thisWeek && '（本周）'}
          </span>
          <IconButton label="下一周" onClick={() => turn(1)}>
            <IconChevronRight size={18} stroke={1.6} aria-hidden />
          </IconButton>
          {moment && (
            <Button variant="subtle" size="compact-sm" onClick={() => onMoment(undefined)}>
              回到现在
            </Button>
          )}
        </Group>
        <div className={classes.legend}>{legend}</div>
      </Group>
      <div className={frame.hours} aria-hidden>
        {[0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => (
          <span key={hour} style={{ insetInlineStart: `${(hour / 24) * 100}%` }}>
            {hour}
          </span>
        ))}
      </div>
      <div className={frame.week}>
        <div className={frame.days} aria-hidden>
          {week.map((plan, index) => {
            const { day } = wallTime(plan.date)
            return (
              <span key={day} data-today={day === today || undefined}>
                {WEEKDAYS[index]} <small>{day % 100}日</small>
              </span>
            )
          })}
        </div>
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={`${label}，方向键选择时刻`}
          aria-readonly
          className={frame.cells}
          onKeyDown={type}
          onClick={press}
        >
          {week.map((plan, day) => (
            <div key={day} role="row" aria-label={`${WEEKDAYS[day]} ${shortDate(plan.date)}`} className={frame.row}>
              {HOURS.map((hour) => {
                const isSelected = selected.day === day && selected.hour === hour
                return (
                  <div
                    key={hour}
                    role="gridcell"
                    data-cell={`${day}-${hour}`}
                    className={frame.cell}
                    tabIndex={isSelected ? 0 : -1}
                    aria-selected={isSelected}
                    aria-label={hourText(plan, day, hour)}
                  />
                )
              })}
            </div>
          ))}
          {blocks}
          {marks.map(({ kind, at: { weekday, minute } }) => (
            <div
              key={kind}
              aria-hidden
              className={classes.mark}
              data-kind={kind}
              style={placeOf(weekday - 1, minute)}
            />
          ))}
        </div>
      </div>
      {children}
    </section>
  )
}

export function placeOf(day: number, start: number, end?: number): CSSProperties {
  return {
    '--day': day,
    insetInlineStart: `${(start / DAY) * 100}%`,
    width: end === undefined ? undefined : `${((end - start) / DAY) * 100}%`,
  } as CSSProperties
}
