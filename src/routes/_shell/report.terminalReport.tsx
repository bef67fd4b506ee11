import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '#src/features/shell/under-construction.tsx'

export const Route = createFileRoute('/_shell/report/terminalReport')({
  staticData: { title: '终端统计', permission: '81', breadcrumb: '数据统计' },
  component: UnderConstruction,
})
