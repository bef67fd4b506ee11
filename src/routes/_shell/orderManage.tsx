import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#src/api/paging.ts'
import { orderSearch, toOrderRequest } from '#src/features/orders/order-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/orderManage')({
  staticData: { title: '订单管理', permission: '4', menu: { icon: 'order', order: 5 }, over: ['order', 'look'] },
  validateSearch: orderSearch,
  loaderDeps: ({ search }) => toOrderRequest(search),
  loader: ({ context, deps }) => {
    // on its way while the screen's code loads; the screen shows how it ends
    void context.queryClient.prefetchQuery(readPage('orderList', deps))
  },
  component: lazyComponent(() => import('#src/routes/-orders.tsx'), 'Orders'),
})
