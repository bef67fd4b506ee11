import { createFileRoute } from '@tanstack/react-router'
import { read } from '#src/api/query.ts'
import { publishedDevicesSearch } from '#src/features/publish/published/published-devices-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/checkPubMet')({
  staticData: { title: '查看发布终端', permission: '3', breadcrumb: { title: '广告管理', to: '/programManage' } },
  validateSearch: publishedDevicesSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context, deps: { id } }) => {
    // on its way while the screen's code loads; the screen shows how it ends
    if (id !== undefined) void context.queryClient.prefetchQuery(read('programGet', { path: { id } }))
  },
  component: lazyComponent(
    () => import('#src/features/publish/published/published-devices-screen.tsx'),
    'PublishedDevicesScreen',
  ),
})
