import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#src/api/query.ts'
import { materialSearch, toMaterialRequest } from '#src/features/materials/material-search.ts'
import { UploadButton } from '#src/features/uploads/upload-button.tsx'
import { lazyScreen } from '#src/lib/lazy-screen.tsx'

const MaterialListScreen = lazyScreen(() => import('#src/features/materials/material-list-screen.tsx'), 'MaterialListScreen')

export const Route = createFileRoute('/_shell/materialManage')({
  staticData: { title: '素材管理', permission: '2', menu: { icon: 'material', order: 2 } },
  validateSearch: materialSearch,
  loaderDeps: ({ search }) => toMaterialRequest(search),
  loader: ({ context, deps }) => {
    // on its way while the screen's code loads; the screen shows how it ends
    void context.queryClient.prefetchQuery(readPage('materialList', deps))
  },
  component: Object.assign(() => <MaterialListScreen upload={<UploadButton />} />, { preload: MaterialListScreen.preload }),
})
