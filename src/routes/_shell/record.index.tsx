import { createFileRoute } from '@tanstack/react-router'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/record/')({
  staticData: { title: '日志', permission: '7', menu: { icon: 'commandLog', order: 70 } },
  component: lazyComponent(() => import('#src/features/shell/section-page.tsx'), 'SectionPage'),
})
