import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import { SegmentedControl, Slider } from '@mantine/core'
import type { PlayEntry } from '#src/api/generated/types.gen.ts'
import { arrivalStatuses, labelOf } from '#src/domain/labels.ts'
import { askedTime, spanAt, type PlayDay } from '#src/domain/play-week.ts'
import { clockOf, isInterruption, playsAt } from '#src/domain/schedule.ts'
import { dateRangeText, periodText, WEEKDAYS } from '#src/domain/schedule-text.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { entryName, shortDate } from './play-week-words.ts'
import classes from './play-week.module.css'

interface PlayMomentProps {
  week: readonly PlayDay<PlayEntry>[]
  entries: readonly PlayEntry[]
  workCron: string | undefined
  at: Date
  /** Whether it follows the clock. */
  isNow: boolean
  onMoment: (moment: Date) => void
}

const LAST_MINUTE = 24 * 60 - 1
const MARKS = [0, 6, 12, 18].map((hour) => ({ value: hour * 60 }))

/** Chooses day and time of a week, and says what plays then, in order. */
export function PlayMoment({ week, entries, workCron, at, isNow, onMoment }: PlayMomentProps) {
  const day = (at.getDay() + 6) % 7
  const minute = at.getHours() * 60 + at.getMinutes()
  const plan = week[day]
  const span = plan && spanAt(plan, minute)
  // by the engine itself, for this very moment
  const items = playsAt(entries, askedTime(at))
  const paused = span?.interrupts
    ? playsAt(
        entries.filter((entry) => !isInterruption(entry)),
        askedTime(at),
      )
    : []

  function choose(nextDay: number, nextMinute: number) {
    const date = week[nextDay]?.date
    if (date) onMoment(new Date(date.getFullYear(), date.getMonth(), date.getDate(), 0, nextMinute))
  }

  return (
    <div className={classes.scrubber}>
      <Slider
        className={classes.slider}
        size="sm"
        label={null}
        min={0}
        max={LAST_MINUTE}
        step={15}
        marks={MARKS}
        thumbLabel="时刻"
        thumbProps={{ 'aria-valuetext': clockOf(minute) }}
        value={minute}
        onChange={(next) => choose(day, next)}
      />
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="星期"
        data={WEEKDAYS.map((label, index) => ({ label, value: String(index) }))}
        value={String(day)}
        onChange={(next) => choose(Number(next), minute)}
      />
      <div className={classes.answer}>
        <p role="status" aria-label="该时刻播放">
          <strong>
            {isNow && '现在 · '}
            {WEEKDAYS[day]} {shortDate(at)} {clockOf(minute)}
          </strong>
          {answer(items.length, span?.interrupts)}
          {span?.powered === false && `；此时关机（开机时段 ${workCron}），屏幕不亮`}
        </p>
        {items.length > 0 && (
          <ol>
            {items.map((entry) => (
              <li key={String(entry.programId)}>
                <span className={classes.name}>{entryName(entry)}</span>
                {entry.status === 0 && <StatusBadge label={labelOf(arrivalStatuses, 0)} />}
                {span?.clashing.includes(entry) && <StatusBadge label={{ text: '顺序相同', tone: 'danger' }} />}
                <span className={classes.plan}>{planLine(entry)}</span>
              </li>
            ))}
          </ol>
        )}
        {paused.length > 0 && <p className={classes.plan}>插播期间暂停：{paused.map(entryName).join('、')}</p>}
      </div>
    </div>
  )
}

function answer(count: number, interrupts: boolean | undefined): string {
  if (count === 0) return ' 没有排期'
  const ads = count === 1 ? '1 个广告' : `${count} 个广告，依次为`
  return ` ${interrupts ? '插播' : '轮播'} ${ads}`
}

function planLine({ schedules = [] }: PlayEntry): string {
  return schedules
    .map((schedule) => `${dateRangeText(schedule)} ${(schedule.period ?? []).map(periodText).join('；')}`)
    .join('；')
}
