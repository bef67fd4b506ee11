import type { Order } from '#src/api/generated/types.gen.ts'
import { loadPage } from '#src/api/paging.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { labelOf, orderStatuses } from '#src/domain/labels.ts'
import { dateRangeText, scheduleSentence } from '#src/domain/schedule-text.ts'
import type { ExportColumn } from '#src/lib/sheet/export-table.ts'
import { ListExport } from '#src/ui/table/list-export.tsx'
import { isFiltered } from '#src/lib/url/search-schema.ts'
import { orderFilters, toOrderQuery, type OrderFilters } from './order-search.ts'

const columns: ExportColumn<Order>[] = [
  { title: '订单名称', value: ({ name }) => name },
  { title: '客户', value: ({ client }) => client },
  { title: '状态', value: ({ status }) => labelOf(orderStatuses, status).text },
  { title: '投放日期', value: ({ schedules }) => dateRangeText(schedules?.[0] ?? {}) },
  { title: '播放计划', value: (order) => scheduleSentence(order) },
  { title: '广告数', value: ({ programCount }) => programCount },
  { title: '终端数', value: ({ deviceCount }) => deviceCount },
  { title: '创建人', value: ({ creator }) => creator },
  { title: '创建时间', value: ({ createTime }) => formatMoment(createTime) },
]

export function OrderExport({ filters }: { filters: OrderFilters }) {
  return (
    <ListExport
      name="订单列表"
      filtered={isFiltered(orderFilters, filters)}
      columns={columns}
      loadPage={(page, signal) => loadPage('orderList', toOrderQuery(filters), page, signal)}
    />
  )
}
