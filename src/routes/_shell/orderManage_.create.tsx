import { createFileRoute } from '@tanstack/react-router'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/orderManage_/create')({
  staticData: { title: '创建订单', permission: '41', breadcrumb: { title: '订单管理', to: '/orderManage' } },
  component: lazyComponent(() => import('#src/routes/-order-create.tsx'), 'OrderCreate'),
})
