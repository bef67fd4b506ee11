import { createFileRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/lib/hooks/lazy-screen.tsx'

export const Route = createFileRoute('/_shell/record/')({
  staticData: { title: '日志', permission: '7', menu: { icon: 'commandLog', order: 70 } },
  component: lazyScreen(() => import('#src/features/shell/section-page.tsx'), 'SectionPage'),
})
