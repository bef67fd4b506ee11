import { createFileRoute } from '@tanstack/react-router'
import { orgSearch } from '#src/features/orgs/org-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/form/formManage')({
  staticData: {
    title: '组织机构',
    permission: '6',
    breadcrumb: { title: '账户中心', to: '/form' },
    menu: { icon: 'org', order: 61 },
  },
  validateSearch: orgSearch,
  component: lazyComponent(() => import('#src/features/orgs/org-screen.tsx'), 'OrgScreen'),
})
