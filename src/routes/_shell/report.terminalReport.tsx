import { createFileRoute } from '@tanstack/react-router'
import { prefetchTerminalReport, terminalReportSearch } from '#src/features/statistics/terminal-report-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/report/terminalReport')({
  staticData: {
    title: '终端统计',
    permission: '81',
    breadcrumb: { title: '数据统计', to: '/report' },
    menu: { icon: 'deviceReport', order: 51 },
  },
  validateSearch: terminalReportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchTerminalReport(context.queryClient, deps),
  component: lazyComponent(() => import('#src/features/statistics/terminal-report-screen.tsx'), 'TerminalReportScreen'),
})
