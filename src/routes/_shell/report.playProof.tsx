import { createFileRoute } from '@tanstack/react-router'
import { proofSearch } from '#src/features/statistics/proof/proof-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/report/playProof')({
  staticData: { title: '播放证明', permission: '82', breadcrumb: { title: '数据统计', to: '/report' } },
  validateSearch: proofSearch,
  component: lazyComponent(() => import('#src/features/statistics/proof/proof-screen.tsx'), 'ProofScreen'),
})
