import { createFileRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/lib/hooks/lazy-screen.tsx'

export const Route = createFileRoute('/_shell/upload')({
  staticData: { title: '终端下载', permission: '-1' },
  component: lazyScreen(() => import('#src/features/downloads/download-screen.tsx'), 'DownloadScreen'),
})
