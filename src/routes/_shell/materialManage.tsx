import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#src/api/paging.ts'
import { materialSearch, toMaterialRequest } from '#src/features/materials/material-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/materialManage')({
  staticData: { title: '素材管理', permission: '2', menu: { icon: 'material', order: 2 } },
  validateSearch: materialSearch,
  loaderDeps: ({ search }) => toMaterialRequest(search),
  loader: ({ context, deps }) => {
    // on its way while the screen's code loads; the screen shows how it ends
    void context.queryClient.prefetchQuery(readPage('materialList', deps))
  },
  component: lazyComponent(() => import('#src/routes/-materials.tsx'), 'Materials'),
})
