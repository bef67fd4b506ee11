import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import { SegmentedControl, Slider } from '@mantine/core'
import type { ReactNode } from 'react'
import { atMinute } from '#src/domain/server-time.ts'
import { clockOf, wallTime } from '#src/domain/schedule.ts'
import { WEEKDAYS } from '#src/domain/schedule-text.ts'
import { shortDate } from './play-week-words.ts'
import classes from './play-week.module.css'

interface MomentScrubberProps {
  week: readonly { date: Date }[]
  at: Date
  /** Whether it follows the clock. */
  isNow: boolean
  onMoment: (moment: Date) => void
  /** What the answer is about, such as `该时刻播放`. */
  label: string
  /** The answer in a sentence, after the moment. */
  answer: ReactNode
  /** What belongs to it. */
  children: ReactNode
}

const LAST_MINUTE = 24 * 60 - 1
const MARKS = [0, 6, 12, 18].map((hour) => ({ value: hour * 60 }))

export function MomentScrubber({ week, at, isNow, onMoment, label, answer, children }: MomentScrubberProps) {
  const { weekday, minute } = wallTime(at)
  const day = weekday - 1

  function choose(nextDay: number, nextMinute: number) {
    const date = week[nextDay]?.date
    if (date) onMoment(atMinute(date, nextMinute))
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
        data={WEEKDAYS.map((text, index) => ({ label: text, value: String(index) }))}
        value={String(day)}
        onChange={(next) => choose(Number(next), minute)}
      />
      <div className={classes.answer}>
        <p role="status" aria-label={label}>
          <strong>
            {isNow && '现在 · '}
            {WEEKDAYS[day]} {shortDate(at)} {clockOf(minute)}
          </strong>
          {answer}
        </p>
        {children}
      </div>
    </div>
  )
}
