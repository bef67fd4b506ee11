import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ProgramMonthStat, ProgramStat } from '#src/api/generated/types.gen.ts'
import { isYes, nameOf } from '#src/domain/given.ts'
import { formatMonth } from '#src/domain/months.ts'
import { formatDurationWords, formatNumber } from '#src/domain/units.ts'
import type { Column } from '#src/ui/table-column.ts'
import classes from './program-columns.module.css'

const numberText = (value: number | undefined) => (value === undefined ? '--' : formatNumber(value))

const devices = { id: 'devices', header: '播放终端数', width: 110, align: 'right', sortBy: (row: ProgramMonthStat | ProgramStat) => row.deviceCount, cell: (row: ProgramMonthStat | ProgramStat) => numberText(row.deviceCount) } as const
const duration = { id: 'duration', header: '播放时长', minWidth: 150, align: 'right', sortBy: (row: ProgramMonthStat | ProgramStat) => row.duration, cell: (row: ProgramMonthStat | ProgramStat) => formatDurationWords(row.duration) } as const

/** The months of all ads (3§2). */
export const monthColumns: Column<ProgramMonthStat>[] = [
  { id: 'month', header: '月份', width: 120, sortBy: ({ m }) => Number(m), cell: ({ m }) => formatMonth(m) },
  { id: 'programs', header: '广告数', width: 100, align: 'right', sortBy: ({ programCount }) => programCount, cell: ({ programCount }) => numberText(programCount) },
  devices,
  duration,
]

/** The months of one ad. */
export const monthOfAdColumns: Column<ProgramMonthStat>[] = monthColumns.filter(({ id }) => id !== 'programs')

/** The ads (3§2). */
export const adColumns: Column<ProgramStat>[] = [
  { id: 'name', header: '广告名称', minWidth: 180, sortBy: ({ programName }) => programName, cell: (row) => <AdName row={row} /> },
  { id: 'length', header: '广告时长（秒）', width: 130, align: 'right', narrow: false, sortBy: ({ programDuration }) => programDuration, cell: ({ programDuration }) => numberText(programDuration) },
  devices,
  duration,
]

/** What an ad is called. */
export const adName = ({ programName }: ProgramStat) => nameOf(programName)

/** The name of an ad, which opens it; of one that has been deleted red, and said to be so. */
function AdName({ row }: { row: ProgramStat }) {
  const gone = isYes(row.programDel)
  return (
    <Anchor
      component={Link}
      from="/report/programReport"
      search={((search: object) => ({ ...search, preview: String(row.programId) })) as never}
      className={gone ? classes.gone : undefined}
      title={gone ? `${adName(row)}（已删除）` : undefined}
    >
      {adName(row)}
      {gone && '（已删除）'}
    </Anchor>
  )
}
