import { memo, useMemo, type CSSProperties } from 'react'
import type { AdPlan } from '#src/domain/plan/network-plan.ts'
import { barNotes, barsOf, barText, barTone, type PlanBar, type PlanBars } from '#src/domain/plan/plan-bars.ts'
import { dateRangeText } from '#src/domain/schedule-text.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { programName } from '../program-card.tsx'
import type { ProgramSearch } from '../program-search.ts'
import { PlanArt } from './plan-art.tsx'
import { placeOf, type PlanDays } from './plan-days.ts'
import type { OpenBar } from './plan-detail.tsx'
import { PlanGrid } from './plan-grid.tsx'
import classes from './plan-chart.module.css'

/** An ad, or the heading of those that follow. */
export type PlanRow = { ad: AdPlan; heading?: undefined } | { heading: string; ads: number; ad?: undefined }

interface PlanChartProps {
  rows: readonly PlanRow[]
  days: PlanDays
  today: number
  imageBase: string | undefined
  search: ProgramSearch
  onOpen: (bar: OpenBar) => void
}

/** Heights in px: of a row beside its lanes, of a lane, of a heading, and of a name and a line on a phone. */
const ROW = 14
const LANE = 30
const HEADING = 32
const NAME = 40
const LINE = 24

/** Ads and their bars. */
export function PlanChart({ rows, days, today, ...shared }: PlanChartProps) {
  const bars = useMemo(() => rows.map(({ ad }) => ad && barsOf(ad, days)), [rows, days])
  // a new array with the bars, whose heights are others
  const keys = useMemo(() => bars.map((_, index) => keyOf(rows[index], index)), [rows, bars])
  return (
    <PlanGrid
      label="广告排期"
      noun="广告"
      {...{ days, today, keys }}
      heightOf={(index, phone) => {
        const own = bars[index]
        if (!own) return HEADING
        return phone ? NAME + LINE * (own.bars.length + (own.more > 0 ? 1 : 0)) : ROW + LANE * own.lanes
      }}
      row={(index, height) => {
        const shown = rows[index]
        const own = bars[index]
        return (
          <div
            key={keys[index]}
            role="row"
            aria-rowindex={index + 2}
            data-index={index}
            className={shown?.ad ? classes.line : classes.heading}
            style={{ height }}
          >
            {shown?.ad && own && <Cells ad={shown.ad} {...{ own, days, today }} {...shared} />}
            {shown?.heading !== undefined && (
              <div role="rowheader">
                {shown.heading}
                <span> · {formatNumber(shown.ads)} 个广告</span>
              </div>
            )}
          </div>
        )
      }}
    />
  )
}

/** Each ad stands there once. */
function keyOf(row: PlanRow | undefined, index: number): string {
  return row?.ad ? String(row.ad.program.id) : `heading ${index}`
}

interface CellsProps extends Omit<PlanChartProps, 'rows'> {
  ad: AdPlan
  own: PlanBars
}

/** The cells of a row, memoised without its position: ads that are read later move it, and do not change it. */
const Cells = memo(function Cells({ ad, own, days, today, imageBase, search, onOpen }: CellsProps) {
  const { program } = ad
  const name = programName(program)
  return (
    <>
      <div role="rowheader" className={classes.ad}>
        <PlanArt src={program.snapshot} base={imageBase} />
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
    </>
  )
})

interface BarProps {
  bar: PlanBar
  days: PlanDays
  today: number
  name: string
  onOpen: () => void
}

function Bar({ bar, days, today, name, onOpen }: BarProps) {
  const { left, width, before, after } = placeOf(bar.days, days)
  const [text, range, notes] = [barText(bar), rangeText(bar), barNotes(bar, today)]
  const said = [text, range, ...notes.map((note) => note.text)].join('，')
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
      {notes.map((note) => (
        <span key={note.text} data-urges={note.urges || undefined}>
          {note.text}
        </span>
      ))}
    </button>
  )
}

/** The days of a bar in words. */
export function rangeText({ days: { first, last } }: Pick<PlanBar, 'days'>): string {
  return Number.isFinite(last) ? dateRangeText({ dateStart: first, dateEnd: last }) : '永久'
}
