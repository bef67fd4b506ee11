import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { loadPage } from '#src/api/paging.ts'
import { arrivalStatuses, labelOf } from '#src/domain/labels.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { scheduleLines, stateWords, typeText } from './published-device-columns.tsx'
import { isFiltered } from '#src/lib/url/search-schema.ts'
import {
  publishedDevicesFilters,
  toPlayQuery,
  type PublishedDevicesFilters,
  type PublishedProgram,
} from './published-devices-search.ts'

const columns: ExportColumn<PublishedDevice>[] = [
  { title: '终端编号', value: ({ deviceSn }) => deviceSn },
  { title: '终端名称', value: ({ deviceName }) => deviceName },
  { title: '在线状态', value: (device) => stateWords(device).join('、') },
  { title: '播放类型', value: typeText },
  { title: '投放日期', value: (device) => scheduleLines(device).days },
  { title: '播放时段', value: (device) => scheduleLines(device).periods.join('；') },
  { title: '同步状态', value: ({ status }) => labelOf(arrivalStatuses, status).text },
]

/** Exports all terminals of an ad that match the filters. */
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
