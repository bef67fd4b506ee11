import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#src/api/paging.ts'
import { playRecordSearch, toPlayRecordRequest } from '#src/features/logs/play-record-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/record/playRecord')({
  staticData: {
    title: '广告发布记录',
    permission: '72',
    breadcrumb: { title: '日志', to: '/record' },
    menu: { icon: 'playLog', order: 72 },
  },
  validateSearch: playRecordSearch,
  loaderDeps: ({ search }) => toPlayRecordRequest(search),
  loader: ({ context, deps }) => {
    // on its way while the screen's code loads; the screen shows how it ends
    void context.queryClient.prefetchQuery(readPage('playRecordList', deps))
  },
  component: lazyComponent(() => import('./-record/play-record-page.tsx'), 'PlayRecordPage'),
})
