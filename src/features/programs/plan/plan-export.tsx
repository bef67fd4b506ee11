import { formatDay } from '#src/domain/dates.ts'
import type { AdPlan } from '#src/domain/plan/network-plan.ts'
import { barNote, barsOf, type PlanBar } from '#src/domain/plan/plan-bars.ts'
import { dayFill, type TerminalPlan } from '#src/domain/plan/plan-fill.ts'
import { scheduleSentence } from '#src/domain/schedule-text.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { programName } from '../program-card.tsx'

interface PlanLine {
  ad: AdPlan
  bar: PlanBar
}

function columnsAt(today: number): ExportColumn<PlanLine>[] {
  return [
    { title: '广告名称', value: ({ ad }) => programName(ad.program) },
    { title: '播放方式', value: ({ bar }) => (bar.interrupts ? '插播' : '轮播') },
    { title: '开始日期', value: ({ bar }) => dayCell(bar.days.first) },
    { title: '结束日期', value: ({ bar }) => dayCell(bar.days.last) },
    {
      title: '投放时间',
      value: ({ bar }) => [...new Set(bar.shares.map(({ plan }) => scheduleSentence(plan)))].join(''),
    },
    { title: '终端数', value: ({ bar }) => bar.terminals },
    { title: '未送达终端数', value: ({ bar }) => bar.waiting },
    { title: '提示', value: ({ bar }) => barNote({ ...bar, waiting: 0 }, today) },
  ]
}

function dayCell(day: number): string {
  return day > 0 && Number.isFinite(day) ? formatDay(day) : '永久'
}

/** The whole plan of the ads that are shown, a line for each bar. */
export function PlanExport({ ads, filtered, today }: { ads: readonly AdPlan[]; filtered: boolean; today: number }) {
  return (
    <ListExport
      name="广告排期"
      filtered={filtered}
      columns={columnsAt(today)}
      loadPage={() => {
        const rows = ads.flatMap((ad) =>
          barsOf(ad, { first: 0, last: Infinity }).bars.map((bar): PlanLine => ({ ad, bar })),
        )
        return Promise.resolve({ rows, total: rows.length })
      }}
    />
  )
}

function terminalColumnsAt(today: number): ExportColumn<TerminalPlan>[] {
  return [
    { title: '终端编号', value: ({ terminal }) => terminal.sn },
    { title: '终端名称', value: ({ terminal }) => terminal.name },
    { title: '今日可见广告数', value: (row) => dayFill(row, today).ads },
    { title: '今日可见广告时长（小时）', value: (row) => Math.round(dayFill(row, today).minutes / 6) / 10 },
    { title: '可见广告', value: ({ parts }) => parts.map(({ ad }) => programName(ad.program)).join('、') },
  ]
}

/** The terminals that are shown, and what is on each. */
export function TerminalPlanExport({
  rows,
  filtered,
  today,
}: {
  rows: readonly TerminalPlan[]
  filtered: boolean
  today: number
}) {
  return (
    <ListExport
      name="终端排期"
      filtered={filtered}
      columns={terminalColumnsAt(today)}
      loadPage={() => Promise.resolve({ rows: [...rows], total: rows.length })}
    />
  )
}
