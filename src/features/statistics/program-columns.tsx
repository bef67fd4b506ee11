import type { ProgramMonthStat, ProgramStat } from '#src/api/generated/types.gen.ts'
import { isYes, nameOrDash } from '#src/domain/read-values.ts'
import { DELETED_AD } from '#src/domain/program-rules.ts'
import { formatMonth } from '#src/domain/months.ts'
import { formatDurationWords, formatHours, playHours } from '#src/domain/units.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { BarCell } from '#src/ui/charts/bar-cell.tsx'
import { KnownName } from '#src/ui/feedback/known-name.tsx'
import type { Column } from '#src/ui/table/table-column.ts'
import { TextLink } from '#src/ui/text-link.tsx'

const formatFigure = (value: number | undefined) => (value === undefined ? '--' : formatNumber(value))

const devices = {
  id: 'devices',
  header: '播放终端数',
  width: 124,
  align: 'right',
  narrow: 'below',
  sortBy: (row: ProgramMonthStat | ProgramStat) => row.deviceCount,
  cell: (row: ProgramMonthStat | ProgramStat) => formatFigure(row.deviceCount),
  below: (row: ProgramMonthStat | ProgramStat) => `${formatFigure(row.deviceCount)} 台终端`,
} as const
/**
 * Hours as in the ranking and in spreadsheets, so that they compare (R17), each with a bar, as long as its part of the
 * `longest` (seconds) of the page; to the second for the pointer upon them.
 */
const durationColumn = (longest: number) =>
  ({
    id: 'duration',
    header: '播放时长（小时）',
    minWidth: 160,
    align: 'right',
    sortBy: (row: ProgramMonthStat | ProgramStat) => row.duration,
    cell: ({ duration: seconds }: ProgramMonthStat | ProgramStat) =>
      seconds === undefined ? (
        '--'
      ) : (
        <BarCell share={seconds / longest}>
          <span title={formatDurationWords(seconds)}>{formatHours(playHours(seconds))}</span>
        </BarCell>
      ),
  }) as const

/** The seconds of the row that was played longest. */
export function longestOf(rows: readonly { duration?: number | undefined }[] | undefined): number {
  return Math.max(1, ...(rows ?? []).map(({ duration = 0 }) => duration))
}

const durationExport = {
  title: '播放时长（小时）',
  value: ({ duration: seconds }: ProgramMonthStat | ProgramStat) =>
    seconds === undefined ? undefined : playHours(seconds),
}

export const monthColumns = (longest: number): Column<ProgramMonthStat>[] => [
  {
    id: 'month',
    header: '月份',
    minWidth: 100,
    hideable: false,
    sortBy: ({ m }) => Number(m),
    cell: ({ m }) => formatMonth(m),
  },
  {
    id: 'programs',
    header: '广告数',
    width: 100,
    align: 'right',
    narrow: 'below',
    sortBy: ({ programCount }) => programCount,
    cell: ({ programCount }) => formatFigure(programCount),
    below: ({ programCount }) => `${formatFigure(programCount)} 个广告`,
  },
  devices,
  durationColumn(longest),
]

export const monthOfAdColumns = (longest: number) => monthColumns(longest).filter(({ id }) => id !== 'programs')

/** The ads (3§2); several may have one name, so their numbers stand beside. */
export const adColumns = (longest: number): Column<ProgramStat>[] => [
  {
    id: 'name',
    header: '广告名称',
    minWidth: 180,
    sortBy: ({ programName }) => programName,
    hideable: false,
    cell: (row) => (
      <KnownName
        name={adName(row)}
        deleted={isYes(row.programDel)}
        why={DELETED_AD}
        open={(name) => <Preview id={row.programId}>{name}</Preview>}
      />
    ),
  },
  {
    id: 'id',
    header: '广告编号',
    width: 120,
    narrow: false,
    sortBy: ({ programId }) => programId,
    cell: ({ programId }) => plainId(programId),
  },
  {
    id: 'length',
    header: '广告时长（秒）',
    width: 150,
    align: 'right',
    narrow: false,
    sortBy: ({ programDuration }) => programDuration,
    cell: ({ programDuration }) => formatFigure(programDuration),
  },
  devices,
  durationColumn(longest),
]

export const monthExport: ExportColumn<ProgramMonthStat>[] = [
  { title: '月份', value: ({ m }) => formatMonth(m) },
  { title: '广告数', value: ({ programCount }) => programCount },
  { title: '播放终端数', value: ({ deviceCount }) => deviceCount },
  durationExport,
]

export const adExport: ExportColumn<ProgramStat>[] = [
  { title: '广告名称', value: ({ programName }) => programName },
  { title: '广告编号', value: ({ programId }) => plainId(programId) },
  { title: '广告已删除', value: ({ programDel }) => (isYes(programDel) ? '是' : '否') },
  { title: '广告时长（秒）', value: ({ programDuration }) => programDuration },
  { title: '播放终端数', value: ({ deviceCount }) => deviceCount },
  durationExport,
]

export const adName = ({ programName }: ProgramStat) => nameOrDash(programName)

/** Opens an ad over the list. */
function Preview({ id, children }: { id: string | number; children: string }) {
  return (
    <TextLink from="/report/programReport" search={(search) => ({ ...search, preview: String(id) })}>
      {children}
    </TextLink>
  )
}
