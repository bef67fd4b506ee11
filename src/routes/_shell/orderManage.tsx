import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '#src/features/shell/under-construction.tsx'

export const Route = createFileRoute('/_shell/orderManage')({
  staticData: { title: '订单管理', permission: '4' },
  component: UnderConstruction,
})
