import { createFileRoute } from '@tanstack/react-router'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/form/')({
  staticData: { title: '账户中心', permission: '6' },
  component: lazyComponent(() => import('#src/features/shell/section-page.tsx'), 'SectionPage'),
})
