import { createFileRoute } from '@tanstack/react-router'
import { read } from '#src/api/query.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/homePage')({
  staticData: { title: '首页', permission: '-1', menu: { icon: 'home', order: 0 } },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(read('dashboardReport', {}))
  },
  component: lazyComponent(() => import('#src/features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
})
