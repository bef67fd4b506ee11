import type { PublishedDevice } from '#src/api/generated/types.gen.ts'
import { arrivalStatuses, labelOf } from '#src/domain/labels.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { ExportButton } from '#src/ui/export-button.tsx'
import { loadPublishedPage, type PublishedProgram } from './load-published.ts'
import { scheduleLines, stateWords, typeText } from './publish-check-columns.tsx'
import type { PublishCheckFilters } from './publish-check-search.ts'

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
export function PublishCheckExport({ program, name, filters }: { program: PublishedProgram; name: string; filters: PublishCheckFilters }) {
  return (
    <ExportButton
      run={async ({ format, signal, onProgress }) => {
        const { exportTable } = await import('#src/lib/sheet/export-table.ts')
        return exportTable({ format, signal, onProgress, fileName: `发布终端-${name}`, sheetName: '发布终端', columns, loadPage: (page, abort) => loadPublishedPage(program, filters, page, abort) })
      }}
    />
  )
}
