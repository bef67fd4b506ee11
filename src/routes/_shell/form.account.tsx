import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#src/api/paging.ts'
import { toUserRequest, userSearch } from '#src/features/users/user-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/form/account')({
  staticData: {
    title: '账号管理',
    permission: '6',
    breadcrumb: { title: '账户中心', to: '/form' },
    menu: { icon: 'account', order: 63 },
    over: ['copy'],
  },
  validateSearch: userSearch,
  loaderDeps: ({ search }) => toUserRequest(search),
  loader: ({ context, deps }) => {
    // on its way while the screen's code loads; the screen shows how it ends
    void context.queryClient.prefetchQuery(readPage('userList', deps))
  },
  component: lazyComponent(() => import('#src/features/users/user-list-screen.tsx'), 'UserListScreen'),
})
