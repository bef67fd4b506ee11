import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readPage } from '#src/api/paging.ts'
import { materialSearch, toMaterialRequest } from '#src/features/materials/material-search.ts'
import { UploadButton } from '#src/features/uploads/upload-button.tsx'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

const MaterialListScreen = lazyComponent(
  () => import('#src/features/materials/material-list-screen.tsx'),
  'MaterialListScreen',
)

export const Route = createFileRoute('/_shell/materialManage')({
  staticData: { title: '素材管理', permission: '2', menu: { icon: 'material', order: 2 } },
  validateSearch: materialSearch,
  loaderDeps: ({ search }) => toMaterialRequest(search),
  loader: ({ context, deps }) => {
    // on its way while the screen's code loads; the screen shows how it ends
    void context.queryClient.prefetchQuery(readPage('materialList', deps))
  },
  component: Object.assign(MaterialPage, { preload: MaterialListScreen.preload }),
})

/** The list, with the uploads in its head. */
function MaterialPage() {
  const { upload } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onOpened = useCallback(
    () => void navigate({ search: (before) => ({ ...before, upload: undefined }), replace: true }),
    [navigate],
  )
  return <MaterialListScreen upload={<UploadButton wanted={upload !== undefined} onOpened={onOpened} />} />
}
