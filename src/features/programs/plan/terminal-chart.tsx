import { memo, useMemo } from 'react'
import { useCan } from '#src/api/user-info.ts'
import { DeviceLink } from '#src/components/device-picker/device-link.tsx'
import { formatShortDay } from '#src/domain/dates.ts'
import { deviceName, devicePermissions } from '#src/domain/device-rules.ts'
import { dayAfter } from '#src/domain/plan/network-plan.ts'
import { dayFill, fillLevel, fillText, type TerminalPlan } from '#src/domain/plan/plan-fill.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import type { PlanDays } from './plan-days.ts'
import { DENSE, PlanGrid } from './plan-grid.tsx'
import shared from './plan-chart.module.css'
import classes from './terminal-chart.module.css'

interface TerminalChartProps {
  rows: readonly TerminalPlan[]
  days: PlanDays
  today: number
}

const ROW = 31

/** Terminals, and how full each of their days is; the name leads to the week of the terminal. */
export function TerminalChart({ rows, days, today }: TerminalChartProps) {
  const linked = useCan()(devicePermissions.view)
  const keys = useMemo(() => rows.map(({ terminal }) => String(terminal.id)), [rows])
  return (
    <PlanGrid
      label="终端排期"
      noun="终端"
      {...{ days, today, keys }}
      heightOf={() => ROW}
      row={(index, height) => {
        const row = rows[index]
        return (
          row && (
            <Row key={keys[index]} {...{ row, index, height, linked, today }} first={days.first} count={days.count} />
          )
        )
      }}
    />
  )
}

interface RowProps {
  row: TerminalPlan
  index: number
  height: number
  linked: boolean
  first: number
  count: number
  today: number
}

const Row = memo(function Row({ row, index, height, linked, first, count, today }: RowProps) {
  const { terminal } = row
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      className={`${shared.line} ${classes.row}`}
      style={{ height }}
    >
      <div role="rowheader" className={shared.ad}>
        <DeviceLink id={terminal.id} linked={linked} tab="week" cut>
          {deviceName(terminal) || plainId(terminal.id)}
        </DeviceLink>
      </div>
      <div className={classes.fills}>
        {Array.from({ length: count }, (_, ahead) => {
          const day = dayAfter(first, ahead)
          const fill = dayFill(row, day)
          const said = `${formatShortDay(day)}：${fillText(fill)}`
          return (
            <div
              key={day}
              role="gridcell"
              aria-label={said}
              title={said}
              data-level={fillLevel(fill)}
              data-interrupts={fill.interrupts || undefined}
              data-past={day < today || undefined}
            >
              {count > DENSE || fill.ads === 0 ? null : fill.ads}
            </div>
          )
        })}
      </div>
    </div>
  )
})
