import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { programReportSearch, toAdsRequest, toMonthsRequest } from '#src/features/statistics/program-report-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'

const ProgramReportScreen = lazyComponent(
  () => import('#src/features/statistics/program-report-screen.tsx'),
  'ProgramReportScreen',
)
const ProgramPreviewModal = lazyComponent(
  () => import('#src/features/programs/program-preview-modal.tsx'),
  'ProgramPreviewModal',
)

export const Route = createFileRoute('/_shell/report/programReport')({
  staticData: {
    title: '广告统计',
    permission: '82',
    breadcrumb: { title: '数据统计', to: '/report' },
    menu: { icon: 'programReport', order: 52 },
  },
  validateSearch: programReportSearch,
  loaderDeps: ({ search: { tab, page, size, q } }) => ({ tab, page, size, q }),
  loader: ({ context: { queryClient }, deps }) => {
    // on their way while the screen's code loads; the screen shows how they end
    void queryClient.prefetchQuery(read('statProgramTop', {}))
    if (deps.tab === 'ad') void queryClient.prefetchQuery(readPage('statProgramList', toAdsRequest(deps)))
    else void queryClient.prefetchQuery(readPage('statProgramMonths', toMonthsRequest(deps)))
  },
  component: Object.assign(ProgramReport, { preload: ProgramReportScreen.preload }),
})

/** The ad statistics with the preview of an ad over them, which the address names. */
function ProgramReport() {
  const { preview } = Route.useSearch()
  const navigate = Route.useNavigate()
  const close = () => void navigate({ search: (before) => ({ ...before, preview: undefined }) })
  const loaded = useLazyComponent(ProgramPreviewModal, preview !== undefined, close)
  return (
    <>
      <ProgramReportScreen />
      {loaded && preview !== undefined && <ProgramPreviewModal id={preview} onClose={close} />}
    </>
  )
}
