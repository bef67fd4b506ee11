import { createFileRoute } from '@tanstack/react-router'
import { read } from '#src/api/query.ts'
import { editorSearch } from '#src/features/editor/editor-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/editorFive')({
  staticData: { title: '广告制作', permission: '31', breadcrumb: { title: '广告管理', to: '/programManage' } },
  validateSearch: editorSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context, deps: { id } }) => {
    // on its way while the screen's code loads; the screen shows how it ends
    if (id !== undefined) void context.queryClient.prefetchQuery(read('programGet', { path: { id } }))
  },
  component: lazyComponent(() => import('#src/features/editor/view/editor-screen.tsx'), 'EditorScreen'),
})
