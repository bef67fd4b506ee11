import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#src/api/paging.ts'
import { commandLogSearch, toCommandLogRequest } from '#src/features/logs/command-log-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/record/deviceCommand')({
  staticData: {
    title: '终端指令记录',
    permission: '71',
    breadcrumb: { title: '日志', to: '/record' },
    menu: { icon: 'commandLog', order: 71 },
  },
  validateSearch: commandLogSearch,
  loaderDeps: ({ search }) => toCommandLogRequest(search),
  loader: ({ context, deps }) => {
    // on its way while the screen's code loads; the screen shows how it ends
    void context.queryClient.prefetchQuery(readPage('deviceCommandLog', deps))
  },
  component: lazyComponent(() => import('./-record/device-command-page.tsx'), 'DeviceCommandPage'),
})
