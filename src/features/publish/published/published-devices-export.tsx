import type { PublishedDevice, ScheduleSeen } from '#src/api/generated/types.gen.ts'
import { loadPage } from '#src/api/paging.ts'
import { arrivalStatuses, labelOf } from '#src/domain/labels.ts'
import { dateRangeText, periodText } from '#src/domain/schedule-text.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { stateWords, typeText } from './published-device-columns.tsx'
import { isFiltered } from '#src/lib/url/search-schema.ts'
import { toPlayQuery, type PublishedProgram } from './play-request.ts'
import { publishedDevicesFilters, type PublishedDevicesFilters } from './published-devices-search.ts'

const periodsOf = ({ period }: ScheduleSeen) => (period ?? []).map(periodText).join('；')

/** The days of all schedules, each once. */
function daysText({ schedules = [] }: PublishedDevice): string | undefined {
  return [...new Set(schedules.map(dateRangeText))].join('、') || undefined
}

/** The periods of all schedules; where there are several, each with its days. */
function periodsText({ schedules = [] }: PublishedDevice): string {
  const [only, another] = schedules
  if (only && !another) return periodsOf(only)
  return schedules.map((schedule) => `${dateRangeText(schedule)}：${periodsOf(schedule)}`).join('；')
}

const columns: ExportColumn<PublishedDevice>[] = [
  { title: '终端编号', value: ({ deviceSn }) => deviceSn },
  { title: '终端名称', value: ({ deviceName }) => deviceName },
  { title: '在线状态', value: (device) => stateWords(device).join('、') },
  { title: '播放类型', value: typeText },
  { title: '投放日期', value: daysText },
  { title: '播放时段', value: periodsText },
  { title: '同步状态', value: ({ status }) => labelOf(arrivalStatuses, status).text },
]

export function PublishedDevicesExport({
  program,
  name,
  filters,
}: {
  program: PublishedProgram
  name: string
  filters: PublishedDevicesFilters
}) {
  return (
    <ListExport
      name={`发布终端_${name}`}
      filtered={isFiltered(publishedDevicesFilters, filters)}
      columns={columns}
      loadPage={(page, signal) => loadPage('programPlayList', toPlayQuery(program, filters), page, signal)}
    />
  )
}
