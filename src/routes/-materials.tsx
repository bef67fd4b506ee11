import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { MaterialListScreen } from '#src/features/materials/material-list-screen.tsx'
import { UploadButton } from '#src/features/uploads/upload-button.tsx'

const route = getRouteApi('/_shell/materialManage')

export function Materials() {
  const { upload } = route.useSearch()
  const navigate = route.useNavigate()
  const onOpened = useCallback(
    () => void navigate({ search: (before) => ({ ...before, upload: undefined }), replace: true }),
    [navigate],
  )
  return <MaterialListScreen upload={<UploadButton wanted={upload !== undefined} onOpened={onOpened} />} />
}
