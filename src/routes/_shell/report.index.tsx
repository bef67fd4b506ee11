import { createFileRoute } from '@tanstack/react-router'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/report/')({
  staticData: { title: '数据统计', permission: '8', menu: { icon: 'deviceReport', order: 50 } },
  component: lazyComponent(() => import('#src/features/shell/section-page.tsx'), 'SectionPage'),
})
