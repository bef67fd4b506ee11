import { useMemo } from 'react'
import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { DeviceLink } from '#src/components/device-picker/device-link.tsx'
import { MomentScrubber } from '#src/components/schedule/moment-scrubber.tsx'
import { placeOf, useWeekMoment, WeekFrame, type WeekMoment } from '#src/components/schedule/week-frame.tsx'
import { adAt, adWeek, terminalsOf, type AdDay } from '#src/domain/ad-week.ts'
import { deviceName } from '#src/domain/device-rules.ts'
import type { Label } from '#src/domain/labels.ts'
import type { DistinctPlan } from '#src/domain/publication-change.ts'
import { clockOf } from '#src/domain/schedule.ts'
import { scheduleSentence, WEEKDAYS } from '#src/domain/schedule-text.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import classes from './ad-week.module.css'

type Plans = readonly DistinctPlan<PublishedDevice>[]

interface AdWeekProps extends WeekMoment {
  /** The plans of the ad with their terminals; keep the array between renders. */
  plans: Plans
  /** Whether the names of terminals lead to them. */
  linked: boolean
}

/** How many plans are told, and how many terminals of each by name. */
const PLANS = 8
const NAMED = 5

export function AdWeek({ plans, linked, ...weekMoment }: AdWeekProps) {
  const { at, monday } = useWeekMoment(weekMoment)
  const week = useMemo(() => adWeek(plans, new Date(monday)), [plans, monday])
  const total = terminalsOf(plans)
  const { moment, onMoment } = weekMoment
  const { playing, silent } = adAt(plans, at)
  const told = [
    ...playing.map((plan) => ({ ...plan, label: PLAYS })),
    ...silent.map((plan) => ({ ...plan, label: SILENT })),
  ]
  const rest = told.slice(PLANS)
  return (
    <WeekFrame
      label="广告的一周"
      week={week}
      {...weekMoment}
      hourText={hourText}
      legend={<span>数字为播放的终端数，共 {formatNumber(total)} 台</span>}
      blocks={week.map(({ spans }, day) =>
        spans.map(
          ({ start, end, count }) =>
            count > 0 && (
              <div
                key={`${day} ${start}`}
                aria-hidden
                className={classes.block}
                style={{ ...placeOf(day, start, end), '--share': count / total } as object}
              >
                {formatNumber(count)}
              </div>
            ),
        ),
      )}
    >
      <MomentScrubber
        week={week}
        at={at}
        isNow={!moment}
        onMoment={onMoment}
        label="该时刻播放的终端"
        answer={` ${answer(playing, total)}`}
      >
        <ul className={classes.plans} aria-label="各种计划">
          {told.slice(0, PLANS).map(({ plan, rows, label }, index) => (
            <li key={index}>
              <StatusBadge label={label} />
              <div>
                <div>
                  <strong>{formatNumber(rows.length)} 台</strong>
                  {troubleText(rows)}：{scheduleSentence(plan)}
                </div>
                <div className={classes.names}>
                  <Names rows={rows} linked={linked} />
                </div>
              </div>
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <p className={classes.note}>
            另有 {formatNumber(rest.length)} 种计划，用于 {formatNumber(terminalsOf(rest))} 台终端。
          </p>
        )}
        <p className={classes.note}>按该广告自己的计划计算；终端关机，或有别的广告插播时，实际不播放。</p>
      </MomentScrubber>
    </WeekFrame>
  )
}

const PLAYS: Label = { text: '播放', tone: 'success' }
const SILENT: Label = { text: '不播放', tone: 'neutral' }

function answer(playing: Plans, total: number): string {
  const count = terminalsOf(playing)
  const trouble = troubleText(playing.flatMap(({ rows }) => rows))
  return count === total
    ? `全部 ${formatNumber(total)} 台播放${trouble}`
    : `${formatNumber(count)} 台播放${trouble}${trouble ? '；' : '，'}${formatNumber(total - count)} 台不播放`
}

/** `，其中 3 台未送达、7 台离线`: what a plan alone does not tell. A terminal may be both. */
function troubleText(rows: readonly PublishedDevice[]): string {
  const parts = [
    [rows.filter(({ status }) => status === 0).length, '未送达'],
    [rows.filter(({ deviceState }) => deviceState === 0).length, '离线'],
  ] as const
  const named = parts.filter(([count]) => count > 0).map(([count, words]) => `${formatNumber(count)} 台${words}`)
  return named.length > 0 ? `，其中 ${named.join('、')}` : ''
}

/** The first terminals by name, each with the way to its own week. */
function Names({ rows, linked }: { rows: readonly PublishedDevice[]; linked: boolean }) {
  return (
    <>
      {rows.slice(0, NAMED).map(({ deviceId, deviceName: name, deviceSn: sn }, index) => (
        <span key={String(deviceId)}>
          {index > 0 && '、'}
          <DeviceLink id={deviceId} linked={linked} tab="week" cut>
            {deviceName({ name, sn }) || plainId(deviceId)}
          </DeviceLink>
        </span>
      ))}
      {rows.length > NAMED && <span className={classes.rest}> 等 {formatNumber(rows.length)} 台</span>}
    </>
  )
}

/** `周六 19:00，120 台播放；19:30 起 80 台播放`: what a reader of the screen hears in an hour's cell. */
function hourText({ spans }: AdDay, day: number, hour: number): string {
  const from = hour * 60
  const parts = spans
    .filter(({ start, end }) => start < from + 60 && end > from)
    .map(({ start, count }) => `${start > from ? `${clockOf(start)} 起 ` : ''}${formatNumber(count)} 台播放`)
  return `${WEEKDAYS[day]} ${clockOf(from)}，${parts.join('；')}`
}
