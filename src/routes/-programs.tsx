import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { read } from '#src/api/query.ts'
import { useCan } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { ProgramListScreen } from '#src/features/programs/program-list-screen.tsx'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { usePreloadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'

const route = getRouteApi('/_shell/programManage')

const ForDevice = lazyComponent(() => import('#src/features/publish/for-device.tsx'), 'ForDevice')
// dialogs load on first open, or at rest
const PublishDialog = lazyComponent(() => import('#src/features/publish/publish-dialog.tsx'), 'PublishDialog')
const UrgentDialog = lazyComponent(() => import('#src/features/publish/urgent/urgent-dialog.tsx'), 'UrgentDialog')

export function Programs(): ReactNode {
  const { publish, urgent, device } = route.useSearch()
  const target = useQuery({ ...read('deviceGet', { path: { id: device ?? '' } }), enabled: device !== undefined })
  const devices = useMemo(() => (target.data ? [target.data] : undefined), [target.data])
  const navigate = route.useNavigate()
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
  usePreloadWhenIdle(PublishDialog, useCan()(programPermissions.publish))
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
