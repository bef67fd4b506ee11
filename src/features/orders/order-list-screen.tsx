import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Order } from '#src/api/generated/types.gen.ts'
import { useCan } from '#src/api/user-info.ts'
import { orderPermissions } from '#src/domain/order-rules.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { Card, Page } from '#src/ui/page.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import type { RowActions } from '#src/ui/table/table-column.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { orderActions } from './order-actions.ts'
import { orderColumns } from './order-columns.tsx'
import { OrderExport } from './order-export.tsx'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { orderName } from './order-name.ts'
import { isFiltered, ORDER_PAGE_SIZES, type OrderSearch } from './order-search.ts'
import { useOrderCommands } from './use-order-commands.ts'
import { useOrderPage } from './use-order-page.ts'

// dialogs load on first open
const OrderDetail = lazyComponent(() => import('./order-detail.tsx'), 'OrderDetail')

const route = getRouteApi('/_shell/orderManage')
const idOf = (order: Order) => order.id
const noFilters = { q: undefined, status: undefined, page: undefined }

/** The orders: filters, list, and the detail over it (C29). Everything is in the URL. */
export function OrderListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useCallback(
    (next: Partial<OrderSearch>) => void navigate({ search: (before) => ({ ...before, ...next }) }),
    [navigate],
  )
  const goTo = useCallback((page: number) => setSearch({ page }), [setSearch])
  const clearFilters = () => setSearch(noFilters)
  const can = useCan()
  const list = useOrderPage(search, goTo)
  const commands = useOrderCommands()
  const actions = useMemo<RowActions<Order>>(
    () => ({
      width: 150,
      of: (order) => orderActions(order, { can, ...commands, review: ({ id }) => setSearch({ order: String(id) }) }),
    }),
    [can, commands, setSearch],
  )
  const closeDetail = () => setSearch({ order: undefined })
  const detailLoaded = useLazyComponent(OrderDetail, search.order !== undefined, closeDetail)
  const create = can(orderPermissions.create) ? (
    <Button component={Link} to="/orderManage/create">
      创建订单
    </Button>
  ) : undefined

  return (
    <Page title="订单管理" actions={create}>
      <Card>
        <OrderFilterBar
          values={search}
          onApply={(filters) => setSearch({ ...filters, page: undefined })}
          onReset={clearFilters}
        />
      </Card>
      <Card>
        <DataTable
          label="订单列表"
          columns={orderColumns}
          storageKey="console.columns.orders"
          rows={list.data?.rows}
          rowId={idOf}
          rowName={orderName}
          actions={actions}
          skeletonRows={search.size ?? ORDER_PAGE_SIZES[0]}
          stale={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          filtered={isFiltered(search)}
          onClearFilters={clearFilters}
          empty={<Empty title="还没有订单" action={create} />}
          tools={
            <>
              <RefreshButton
                updatedAt={list.dataUpdatedAt}
                loading={list.isFetching}
                onRefresh={() => void list.refetch()}
              />
              <OrderExport filters={search} />
            </>
          }
        />
        <Paging
          page={(search.page ?? 1) - 1}
          pageSize={search.size ?? ORDER_PAGE_SIZES[0]}
          total={list.data?.total}
          rowCount={list.data?.rows.length}
          sizes={ORDER_PAGE_SIZES}
          onChange={({ page, pageSize }) => setSearch({ page: page + 1, size: pageSize })}
        />
      </Card>
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
