import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '#src/api/session.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { uploads } from './upload-items.ts'

export const UploadPanel = lazyComponent(() => import('./upload-panel.tsx'), 'UploadPanel')

export function Uploads() {
  const wanted = useSnapshot(uploads).items.length > 0
  const loaded = useLazyComponent(UploadPanel, wanted)
  useEffect(
    () => () => {
      // whoever leaves an expired session for the login page gives up what waited for it
      if (session.token === undefined) {
        // what cannot be loaded now has never run
        import('./use-upload-queue.ts').then(
          ({ dropUploads }) => dropUploads(),
          () => undefined,
        )
      }
    },
    [],
  )
  return loaded ? <UploadPanel /> : null
}
