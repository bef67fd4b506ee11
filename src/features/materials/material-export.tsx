import type { Material } from '#src/api/generated/types.gen.ts'
import { loadPage } from '#src/api/paging.ts'
import { enabledStates, labelOf, materialTypes, reviewStatuses } from '#src/domain/labels.ts'
import { levelName, waitsAt } from '#src/domain/review.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { isFiltered } from '#src/lib/url/search-schema.ts'
import { materialFilters, toMaterialQuery, type MaterialFilters } from './material-search.ts'

const columns: ExportColumn<Material>[] = [
  { title: '素材名称', value: (material) => material.name },
  { title: '素材类型', value: (material) => labelOf(materialTypes, material.type).text },
  { title: '审核状态', value: (material) => labelOf(reviewStatuses, material.status).text },
  { title: '当前审核级别', value: (material) => (waitsAt(material) === undefined ? '' : levelName(material)) },
  { title: '启用状态', value: (material) => labelOf(enabledStates, material.enabled).text },
]

export function MaterialExport({ filters }: { filters: MaterialFilters }) {
  return (
    <ListExport
      name="素材列表"
      filtered={isFiltered(materialFilters, filters)}
      columns={columns}
      loadPage={(page, signal) => loadPage('materialList', toMaterialQuery(filters), page, signal)}
    />
  )
}
