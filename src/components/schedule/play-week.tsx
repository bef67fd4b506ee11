import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { PlayEntry } from '#src/api/generated/types.gen.ts'
import { playWeek, parsePowerWindow, type PlaySpan } from '#src/domain/play-week.ts'
import { PlayMoment } from './play-moment.tsx'
import { entryName, hourText } from './play-week-words.ts'
import classes from './play-week.module.css'
import { placeOf, useWeekMoment, WeekFrame, type WeekMoment } from './week-frame.tsx'

export interface PlayWeekProps extends WeekMoment {
  /** What the week is of, such as `终端“南门大屏”的一周`. */
  label: string
  /**
   * The play list of a terminal. What is about to be published can stand in it as one more entry; keep the array
   * between renders, for the week is worked out from it.
   */
  entries: readonly PlayEntry[]
  /** The terminal's power window (`workCron`); outside of it the week is grey. Without one nothing is. */
  workCron?: string
}

/**
 * A week of a terminal, by the engine that decides what plays: rotation, interruptions, what wants the same turn, and
 * the hours without power; below it a scrubber that says what plays at the chosen moment, in order.
 */
export function PlayWeek({ label, entries, workCron, ...weekMoment }: PlayWeekProps) {
  const { at, monday } = useWeekMoment(weekMoment)
  const week = useMemo(
    () => playWeek(entries, new Date(monday), parsePowerWindow(workCron)),
    [entries, monday, workCron],
  )
  const { moment, onMoment } = weekMoment
  return (
    <WeekFrame
      label={label}
      week={week}
      {...weekMoment}
      hourText={hourText}
      legend={<Legend />}
      blocks={week.map(({ spans }, day) =>
        spans.map((span) => <Block key={`${day} ${span.start}`} day={day} span={span} />),
      )}
    >
      <PlayMoment week={week} entries={entries} workCron={workCron} at={at} isNow={!moment} onMoment={onMoment} />
    </WeekFrame>
  )
}

/** What plays for a part of a day, and the grey of a screen that is off, one above the other. */
function Block({ day, span }: { day: number; span: PlaySpan<PlayEntry> }) {
  const { start, end, items, interrupts, clashing, powered } = span
  const style = placeOf(day, start, end)
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
    <>
      <span data-kind="rotation">轮播</span>
      <span data-kind="interruption">插播</span>
      <span data-kind="clash">
        <IconAlertTriangle size={12} stroke={2} aria-hidden className={classes.sign} />
        顺序相同
      </span>
      <span data-kind="off">关机</span>
    </>
  )
}
