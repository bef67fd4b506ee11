import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { session } from '#src/api/session.ts'
import { swapKey } from '#src/features/editor/swap/swap-key.ts'
import { MaterialListScreen } from '#src/features/materials/material-list-screen.tsx'
import type { SwapProps } from '#src/features/materials/uses/swap-uses.tsx'
import { UploadButton } from '#src/features/uploads/upload-button.tsx'
import { hasDatabase } from '#src/lib/dom/has-database.ts'
import { peek } from '#src/lib/dom/stored.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'

const MaterialSwap = lazyComponent(() => import('#src/features/editor/swap/material-swap.tsx'), 'MaterialSwap')

const route = getRouteApi('/_shell/materialManage')

export function Materials() {
  const { upload } = route.useSearch()
  const navigate = route.useNavigate()
  const onOpened = useCallback(
    () => void navigate({ search: (before) => ({ ...before, upload: undefined }), replace: true }),
    [navigate],
  )
  return <MaterialListScreen upload={<UploadButton wanted={upload !== undefined} onOpened={onOpened} />} Swap={Swap} />
}

/** Comes when somebody replaces a material, or has not ended that. */
function Swap(props: SwapProps) {
  const key = swapKey(session.account ?? '')
  const onDisk = useIsOnDisk(key)
  const wanted = props.start !== undefined || peek(key) !== undefined || onDisk
  const loaded = useLazyComponent(MaterialSwap, wanted, props.onClose)
  return loaded && <MaterialSwap {...props} />
}

/** Local storage may not have been written when the browser was killed; the database was. */
function useIsOnDisk(key: string): boolean {
  const [found, setFound] = useState<string>()
  useEffect(() => {
    let gone = false
    void hasDatabase(key).then((is) => {
      if (is && !gone) setFound(key)
    })
    return () => {
      gone = true
    }
  }, [key])
  return found === key
}
