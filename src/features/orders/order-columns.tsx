import type { Order } from '#src/api/generated/types.gen.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { labelOf, orderStatuses, scheduleTypes } from '#src/domain/labels.ts'
import { dateRangeText } from '#src/domain/schedule-text.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import type { Column } from '#src/ui/table/table-column.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { orderName } from './order-name.ts'

export const orderColumns: Column<Order>[] = [
  {
    id: 'name',
    header: '订单名称',
    minWidth: 150,
    hideable: false,
    sortBy: ({ name }) => name,
    cell: (order) => <DetailLink order={order} />,
  },
  {
    id: 'client',
    header: '客户',
    minWidth: 110,
    narrow: 'below',
    sortBy: ({ client }) => client,
    cell: ({ client }) => client || '--',
  },
  {
    id: 'status',
    header: '状态',
    width: 120,
    sortBy: ({ status }) => status,
    cell: ({ status }) => <StatusBadge label={labelOf(orderStatuses, status)} />,
  },
  {
    id: 'days',
    header: '投放日期',
    width: 210,
    narrow: 'below',
    sortBy: ({ schedules }) => Number(schedules?.[0]?.dateStart),
    cell: ({ schedules }) => dateRangeText(schedules?.[0] ?? {}),
  },
  {
    id: 'type',
    header: '播放类型',
    width: 100,
    hidden: true,
    sortBy: ({ scheduleType }) => scheduleType,
    cell: ({ scheduleType }) => labelOf(scheduleTypes, scheduleType && 1).text,
  },
  {
    id: 'programs',
    header: '广告数',
    width: 90,
    narrow: false,
    yields: 1,
    align: 'right',
    sortBy: ({ programCount }) => programCount,
    cell: ({ programCount }) => programCount ?? '--',
  },
  {
    id: 'devices',
    header: '终端数',
    width: 90,
    narrow: false,
    yields: 1,
    align: 'right',
    sortBy: ({ deviceCount }) => deviceCount,
    cell: ({ deviceCount }) => deviceCount ?? '--',
  },
  {
    id: 'creator',
    header: '创建人',
    width: 120,
    hidden: true,
    sortBy: ({ creator }) => creator,
    cell: ({ creator }) => creator || '--',
  },
  {
    id: 'createTime',
    header: '创建时间',
    width: 170,
    narrow: false,
    yields: 1,
    sortBy: ({ createTime }) => createTime,
    cell: ({ createTime }) => <time>{formatMoment(createTime)}</time>,
  },
]

/** Opens the detail over the list, whose filters and page stay as they are. */
function DetailLink({ order }: { order: Order }) {
  return (
    <TextLink from="/orderManage" search={(search) => ({ ...search, order: String(order.id) })}>
      {orderName(order)}
    </TextLink>
  )
}
