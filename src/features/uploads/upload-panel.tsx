import { useSnapshot } from 'valtio'
import { uploads } from './upload-items.ts'
import { UploadPanelView } from './upload-panel-view.tsx'
import { useUploadQueue } from './use-upload-queue.ts'

export function UploadPanel() {
  const { items, view, paused } = useSnapshot(uploads)
  const queue = useUploadQueue()
  return (
    <UploadPanelView
      items={items}
      view={view}
      paused={paused}
      queue={queue}
      onView={(next) => {
        uploads.view = next
        // what had the focus is gone; the page is where one goes on
        if (next === 'closed') document.getElementById('main')?.focus({ preventScroll: true })
      }}
    />
  )
}
