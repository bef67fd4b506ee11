import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '#src/features/shell/under-construction.tsx'

export const Route = createFileRoute('/_shell/record/deviceCommand')({
  staticData: { title: '终端指令记录', permission: '71', breadcrumb: '日志' },
  component: UnderConstruction,
})
