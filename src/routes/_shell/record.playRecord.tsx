import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '#src/features/shell/under-construction.tsx'

export const Route = createFileRoute('/_shell/record/playRecord')({
  staticData: { title: '广告发布记录', permission: '72', breadcrumb: '日志' },
  component: UnderConstruction,
})
