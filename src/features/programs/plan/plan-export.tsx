import { formatDay } from '#src/domain/dates.ts'
import type { AdPlan } from '#src/domain/plan/network-plan.ts'
import { barNote, barsOf, type PlanBar } from '#src/domain/plan/plan-bars.ts'
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
