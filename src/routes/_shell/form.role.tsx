import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#src/api/paging.ts'
import { roleSearch, toRoleRequest } from '#src/features/roles/role-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/form/role')({
  staticData: {
    title: '角色管理',
    permission: '6',
    breadcrumb: { title: '账户中心', to: '/form' },
    menu: { icon: 'role', order: 62 },
  },
  validateSearch: roleSearch,
  loaderDeps: ({ search }) => toRoleRequest(search),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(readPage('rolePage', deps))
  },
  component: lazyComponent(() => import('#src/features/roles/role-list-screen.tsx'), 'RoleListScreen'),
})
