import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '#src/features/shell/under-construction.tsx'

export const Route = createFileRoute('/_shell/report/programReport')({
  staticData: { title: '广告统计', permission: '82', breadcrumb: '数据统计' },
  component: UnderConstruction,
})
