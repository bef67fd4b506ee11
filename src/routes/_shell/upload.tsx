import { createFileRoute } from '@tanstack/react-router'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/upload')({
  staticData: { title: '终端下载', permission: '-1' },
  component: lazyComponent(() => import('#src/features/downloads/download-screen.tsx'), 'DownloadScreen'),
})
