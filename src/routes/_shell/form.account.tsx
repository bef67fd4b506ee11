import { createFileRoute } from '@tanstack/react-router'
import { UnderConstruction } from '#src/features/shell/under-construction.tsx'

export const Route = createFileRoute('/_shell/form/account')({
  staticData: { title: '账号管理', permission: '6', breadcrumb: '账户中心' },
  component: UnderConstruction,
})
