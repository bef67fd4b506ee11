import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#src/api/paging.ts'
import { programSearch, toProgramRequest } from '#src/features/programs/program-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/programManage')({
  staticData: {
    title: '广告管理',
    permission: '3',
    menu: { icon: 'program', order: 3 },
    over: ['preview', 'publish', 'urgent', 'device'],
  },
  validateSearch: programSearch,
  loaderDeps: ({ search }) => toProgramRequest(search),
  loader: ({ context, deps, location }) => {
    // on its way while the screen's code loads; the screen shows how it ends
    if (!location.searchStr.includes('=plan')) void context.queryClient.prefetchQuery(readPage('programList', deps))
  },
  component: lazyComponent(() => import('#src/routes/-programs.tsx'), 'Programs'),
})
