import { createFileRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/lib/hooks/lazy-screen.tsx'

export const Route = createFileRoute('/_shell/form/')({
  staticData: { title: '账户中心', permission: '6' },
  component: lazyScreen(() => import('#src/features/shell/section-page.tsx'), 'SectionPage'),
})
