import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { readPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { useCan } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { programSearch, toProgramRequest } from '#src/features/programs/program-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { useWarmedAtRest } from '#src/ui/overlay/use-loaded-at-rest.ts'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'

const ProgramListScreen = lazyComponent(
  () => import('#src/features/programs/program-list-screen.tsx'),
  'ProgramListScreen',
)
const ForDevice = lazyComponent(() => import('#src/features/publish/for-device.tsx'), 'ForDevice')
// dialogs load on first open, or at rest
const PublishDialog = lazyComponent(() => import('#src/features/publish/publish-dialog.tsx'), 'PublishDialog')
const UrgentDialog = lazyComponent(() => import('#src/features/publish/urgent/urgent-dialog.tsx'), 'UrgentDialog')

export const Route = createFileRoute('/_shell/programManage')({
  staticData: {
    title: '广告管理',
    permission: '3',
    menu: { icon: 'program', order: 3 },
    over: ['preview', 'publish', 'urgent', 'device'],
  },
  validateSearch: programSearch,
  loaderDeps: ({ search }) => toProgramRequest(search),
  loader: ({ context, deps }) => {
    // on its way while the screen's code loads; the screen shows how it ends
    void context.queryClient.prefetchQuery(readPage('programList', deps))
  },
  component: Object.assign(ProgramManage, { preload: ProgramListScreen.preload }),
})

/** The list of ads with the dialogs of publishing over it, which the address names. */
function ProgramManage() {
  const { publish, urgent, device } = Route.useSearch()
  const target = useQuery({ ...read('deviceGet', { path: { id: device ?? '' } }), enabled: device !== undefined })
  const devices = useMemo(() => (target.data ? [target.data] : undefined), [target.data])
  const navigate = Route.useNavigate()
  const mounted = useMounted()
  // what was under way when the user went elsewhere does not bring them back
  const close = () =>
    void (
      mounted.current &&
      navigate({
        search: (before) => ({ ...before, publish: undefined, urgent: undefined }),
        // the way back does not lead into what was sent or given up (N21)
        replace: true,
        ignoreBlocker: true,
      })
    )
  const endDevice = () => void navigate({ search: (before) => ({ ...before, device: undefined }) })
  // whoever may publish does it from here, again and again
  useWarmedAtRest(PublishDialog, useCan()(programPermissions.publish))
  // the press is answered first: the dialog takes longer to make
  const publishing = useDeferredValue(publish)
  const publishLoaded = useLazyComponent(PublishDialog, publishing !== undefined, close)
  const forDeviceLoaded = useLazyComponent(ForDevice, device !== undefined, endDevice)
  const urgentLoaded = useLazyComponent(UrgentDialog, urgent !== undefined, close)
  return (
    <>
      <ProgramListScreen
        notice={
          forDeviceLoaded &&
          device !== undefined && (
            <ForDevice device={target.data} error={target.data ? null : target.error} onEnd={endDevice} />
          )
        }
      />
      {publishLoaded && publish !== undefined && publishing !== undefined && !target.isLoading && (
        <PublishDialog key={publish} programId={publish} inAddress onClose={close} devices={devices} />
      )}
      {urgentLoaded && urgent !== undefined && <UrgentDialog onClose={close} />}
    </>
  )
}
