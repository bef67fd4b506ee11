import { Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo, useRef, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react'
import type { PlayEntry } from '#src/api/generated/types.gen.ts'
import { mondayOf, playWeek, powerWindowOf, type PlaySpan } from '#src/domain/play-week.ts'
import { WEEKDAYS } from '#src/domain/schedule-text.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { PlayMoment } from './play-moment.tsx'
import { entryName, hourText, shortDate } from './play-week-words.ts'
import classes from './play-week.module.css'
import { moved, type Cell } from './week-grid-cells.ts'
import frame from './week-grid.module.css'

/** What plays when on one terminal. */
export interface PlayWeekProps {
  /** What the week is of, such as `终端“南门大屏”的一周`. */
  label: string
  /**
   * The play list of a terminal. What is about to be published can stand in it as one more entry; keep the array
   * between renders, for the week is worked out from it.
   */
  entries: readonly PlayEntry[]
  /** The terminal's power window (`workCron`); outside of it the week is grey. Without one nothing is. */
  workCron?: string
  /** The moment that is looked at, which decides the week that is shown; undefined follows the clock. */
  moment: Date | undefined
  onMoment: (moment: Date | undefined) => void
  /** The present, for tests and stories; the clock by default, which goes on. */
  now?: Date
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const DAY = 24 * 60

/**
 * A week of a terminal, by the engine that decides what plays: rotation, interruptions, what wants the same turn, and
 * the hours without power; below it a scrubber that says what plays at the chosen moment, in order. A click on an hour
 * or the arrow keys choose it.
 */
export function PlayWeek({ label, entries, workCron, moment, onMoment, now }: PlayWeekProps) {
  const clock = useNow()
  const present = now ?? new Date(clock)
  const at = moment ?? present
  const monday = mondayOf(at).getTime()
  const week = useMemo(() => playWeek(entries, new Date(monday), powerWindowOf(workCron)), [entries, monday, workCron])
  const grid = useRef<HTMLDivElement>(null)
  const selected: Cell = { day: (at.getDay() + 6) % 7, hour: at.getHours() }
  const thisWeek = mondayOf(present).getTime() === monday

  function choose({ day, hour }: Cell) {
    const date = week[day]?.date
    if (date) onMoment(new Date(date.getFullYear(), date.getMonth(), date.getDate(), hour))
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

  const turn = (weeks: number) => {
    const then = new Date(at)
    then.setDate(then.getDate() + weeks * 7)
    onMoment(then)
  }
  const marks = [
    ...(thisWeek ? [{ kind: 'now', date: present }] : []),
    ...(moment ? [{ kind: 'moment', date: moment }] : []),
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
        <Legend />
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
          {week.map(({ date }, day) => (
            <span key={day} data-today={(thisWeek && date.getDate() === present.getDate()) || undefined}>
              {WEEKDAYS[day]} <small>{date.getDate()}日</small>
            </span>
          ))}
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
          {week.map(({ spans }, day) =>
            spans.map((span) => <Block key={`${day} ${span.start}`} day={day} span={span} />),
          )}
          {marks.map(({ kind, date }) => (
            <div
              key={kind}
              aria-hidden
              className={classes.mark}
              data-kind={kind}
              style={place((date.getDay() + 6) % 7, date.getHours() * 60 + date.getMinutes())}
            />
          ))}
        </div>
      </div>
      <PlayMoment week={week} entries={entries} workCron={workCron} at={at} isNow={!moment} onMoment={onMoment} />
    </section>
  )
}

function place(day: number, start: number): CSSProperties {
  return { '--day': day, insetInlineStart: `${(start / DAY) * 100}%` } as CSSProperties
}

/** What plays for a part of a day, and the grey of a screen that is off, one above the other. */
function Block({ day, span }: { day: number; span: PlaySpan<PlayEntry> }) {
  const { start, end, items, interrupts, clashing, powered } = span
  const style = { ...place(day, start), width: `${((end - start) / DAY) * 100}%` }
  return (
    <>
      {items.length > 0 && (
        <div
          aria-hidden
          className={classes.block}
          data-kind={interrupts ? 'interruption' : 'rotation'}
          data-clashes={clashing.length > 0 || undefined}
          style={style}
        >
          {clashing.length > 0 && powered !== false && (
            <IconAlertTriangle size={12} stroke={2} className={classes.sign} />
          )}
          {powered !== false && items.map(entryName).join(' · ')}
        </div>
      )}
      {powered === false && <div aria-hidden className={classes.off} style={style} />}
    </>
  )
}

function Legend() {
  return (
    <div className={classes.legend}>
      <span data-kind="rotation">轮播</span>
      <span data-kind="interruption">插播</span>
      <span data-kind="clash">
        <IconAlertTriangle size={12} stroke={2} aria-hidden className={classes.sign} />
        顺序相同
      </span>
      <span data-kind="off">关机</span>
    </div>
  )
}
