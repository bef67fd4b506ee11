import { createFileRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/lib/hooks/lazy-screen.tsx'

export const Route = createFileRoute('/_shell/orderManage_/create')({
  staticData: { title: '创建订单', permission: '41', breadcrumb: { title: '订单管理', to: '/orderManage' } },
  component: lazyScreen(() => import('#src/routes/-order-create.tsx'), 'OrderCreate'),
})
