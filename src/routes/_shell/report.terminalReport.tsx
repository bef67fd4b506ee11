import { createFileRoute } from '@tanstack/react-router'
import { prefetchTerminalReport, terminalReportSearch } from '#src/features/statistics/terminal-report-search.ts'
import { lazyScreen } from '#src/lib/hooks/lazy-screen.tsx'

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
  component: lazyScreen(() => import('#src/features/statistics/terminal-report-screen.tsx'), 'TerminalReportScreen'),
})
