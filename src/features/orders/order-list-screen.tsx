import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Order } from '#src/api/generated/types.gen.ts'
import { readPage } from '#src/api/paging.ts'
import { useCan } from '#src/api/user-info.ts'
import { orderPermissions } from '#src/domain/order-rules.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { Page } from '#src/ui/page.tsx'
import { ListLayout } from '#src/ui/table/list-layout.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import type { RowActions } from '#src/ui/table/table-column.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { usePreloadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'
import { useListScreen } from '#src/ui/table/use-list-screen.ts'
import { orderActions } from './order-actions.ts'
import { orderColumns } from './order-columns.tsx'
import { OrderExport } from './order-export.tsx'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { orderName } from './order-name.ts'
import { ORDER_PAGE_SIZES, orderFilters, toOrderRequest } from './order-search.ts'
import { useOrderCommands } from './use-order-commands.ts'

// dialogs load on first open
const OrderDetail = lazyComponent(() => import('./order-detail.tsx'), 'OrderDetail')

const route = getRouteApi('/_shell/orderManage')
const idOf = (order: Order) => order.id

/** How often the list looks again by itself: days and colleagues move orders on. Not while the page is hidden. */
const RELOAD_MS = 30_000

/** The orders: filters, list, and the detail over it (C29). Filters, page and detail are in the URL. */
export function OrderListScreen() {
  const search = route.useSearch()
  const can = useCan()
  const list = useListScreen({
    search,
    navigate: route.useNavigate(),
    filters: orderFilters,
    sizes: ORDER_PAGE_SIZES,
    page: { ...readPage('orderList', toOrderRequest(search)), refetchInterval: RELOAD_MS },
    rowId: idOf,
  })
  const { setSearch } = list
  const commands = useOrderCommands()
  const actions = useMemo<RowActions<Order>>(
    () => ({
      width: 150,
      of: (order) => orderActions(order, { can, ...commands, review: ({ id }) => setSearch({ order: String(id) }) }),
    }),
    [can, commands, setSearch],
  )
  const closeDetail = () => setSearch({ order: undefined })
  usePreloadWhenIdle(OrderDetail)
  const detailLoaded = useLazyComponent(OrderDetail, search.order !== undefined, closeDetail)
  const create = can(orderPermissions.create) ? (
    <Button component={Link} to="/orderManage/create">
      创建订单
    </Button>
  ) : undefined

  return (
    <Page title="订单管理" count={list.count}>
      <ListLayout filters={<OrderFilterBar {...list.filterBar} />} actions={create}>
        <DataTable
          label="订单列表"
          columns={orderColumns}
          storageKey="console.columns.orders"
          rowName={orderName}
          actions={actions}
          {...list.table}
          empty={<Empty art="order" title="还没有订单" action={create} />}
          tools={<OrderExport filters={search} />}
        />
        <Paging {...list.paging} />
      </ListLayout>
      {detailLoaded && search.order !== undefined && (
        <OrderDetail
          key={search.order}
          id={search.order}
          onLook={(look) => setSearch({ look: String(look) })}
          onClose={closeDetail}
        />
      )}
    </Page>
  )
}
