import { createFileRoute } from '@tanstack/react-router'
import { read } from '#src/api/query.ts'
import { lazyScreen } from '#src/lib/hooks/lazy-screen.tsx'

export const Route = createFileRoute('/_shell/homePage')({
  staticData: { title: '首页', permission: '-1', menu: { icon: 'home', order: 0 } },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(read('dashboardReport', {}))
  },
  component: lazyScreen(() => import('#src/features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
})
