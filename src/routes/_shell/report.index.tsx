import { createFileRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/lib/hooks/lazy-screen.tsx'

export const Route = createFileRoute('/_shell/report/')({
  staticData: { title: '数据统计', permission: '8', menu: { icon: 'deviceReport', order: 50 } },
  component: lazyScreen(() => import('#src/features/shell/section-page.tsx'), 'SectionPage'),
})
