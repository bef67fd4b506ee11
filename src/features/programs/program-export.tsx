import type { Program } from '#src/api/generated/types.gen.ts'
import { loadPage } from '#src/api/paging.ts'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { labelOf, reviewStatuses } from '#src/domain/labels.ts'
import { levelName, waitsAt } from '#src/domain/review.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { isFiltered } from '#src/lib/url/search-schema.ts'
import { programFilters, toProgramQuery, type ProgramFilters } from './program-search.ts'

const columns: ExportColumn<Program>[] = [
  { title: '广告名称', value: (program) => program.name },
  { title: '宽', value: (program) => program.width },
  { title: '高', value: (program) => program.height },
  { title: '审核状态', value: (program) => labelOf(reviewStatuses, program.status).text },
  { title: '审核级别', value: (program) => (waitsAt(program) === undefined ? '' : levelName(program)) },
]

export function ProgramExport({ filters }: { filters: ProgramFilters }) {
  return (
    <ListExport
      name="广告列表"
      filtered={isFiltered(programFilters, filters)}
      columns={columns}
      loadPage={(page, signal) => loadPage('programList', toProgramQuery(filters), page, signal)}
    />
  )
}
