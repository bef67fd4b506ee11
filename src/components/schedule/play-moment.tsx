import type { PlayEntry } from '#src/api/generated/types.gen.ts'
import { arrivalStatuses, labelOf } from '#src/domain/labels.ts'
import { askedTime, spanAt, type PlayDay } from '#src/domain/play-week.ts'
import { isInterruption } from '#src/domain/read-values.ts'
import { playsAt, wallTime } from '#src/domain/schedule.ts'
import { datedText } from '#src/domain/schedule-text.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { MomentScrubber } from './moment-scrubber.tsx'
import { entryName } from './play-week-words.ts'
import classes from './play-week.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface PlayMomentProps {
  week: readonly PlayDay<PlayEntry>[]
  entries: readonly PlayEntry[]
  workCron: string | undefined
  at: Date
  /** Whether it follows the clock. */
  isNow: boolean
  onMoment: (moment: Date) => void
}

export function PlayMoment({ week, entries, workCron, at, isNow, onMoment }: PlayMomentProps) {
  const { weekday, minute } = wallTime(at)
  const plan = week[weekday - 1]
  const span = plan && spanAt(plan, minute)
  // by the engine itself, for this very moment
  const items = playsAt(entries, askedTime(at))
  const paused = span?.interrupts
    ? playsAt(
        entries.filter((entry) => !isInterruption(entry)),
        askedTime(at),
      )
    : []

  return (
    <MomentScrubber
      week={week}
      at={at}
      isNow={isNow}
      onMoment={onMoment}
      label="该时刻播放"
      answer={
        <>
          {answer(items.length, span?.interrupts)}
          {span?.powered === false && `；此时关机（开机时段 ${workCron}），屏幕不亮`}
        </>
      }
    >
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
    </MomentScrubber>
  )
}

function answer(count: number, interrupts: boolean | undefined): string {
  if (count === 0) return ' 无排期'
  const ads = count === 1 ? '1 个广告' : `${formatNumber(count)} 个广告，依次为`
  return ` ${interrupts ? '插播' : '轮播'} ${ads}`
}

function planLine({ schedules = [] }: PlayEntry): string {
  return schedules.map(datedText).join('；')
}
