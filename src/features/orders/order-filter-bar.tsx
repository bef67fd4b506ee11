import { memo } from 'react'
import { optionsOf, orderStatuses } from '#src/domain/labels.ts'
import { FilterBar, type FilterField } from '#src/ui/filters/filter-bar.tsx'
import { selectFilter } from '#src/ui/filters/select-filter.tsx'
import { ORDER_STATUSES, type OrderFilters } from './order-search.ts'

interface OrderFilterBarProps {
  values: OrderFilters
  onApply: (values: OrderFilters) => void
  onReset: () => void
}

const fields: FilterField<OrderFilters>[] = [
  { key: 'q', kind: 'text', label: '订单', placeholder: '订单名称或客户', maxLength: 50 },
  selectFilter('status', '状态', optionsOf(orderStatuses, ORDER_STATUSES)),
]

export const OrderFilterBar = memo(function OrderFilterBar(props: OrderFilterBarProps) {
  return <FilterBar fields={fields} {...props} />
})
