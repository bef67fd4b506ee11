import { useCan } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLoadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'

const RunningBanner = lazyComponent(() => import('./running-banner.tsx'), 'RunningBanner')

/** The place of what interrupts the rotation now, over all pages, for those who may stop it (N63). */
export function RunningInsertions() {
  const can = useCan()
  const allowed = can('3') && can(programPermissions.stopPlay)
  const loaded = useLoadWhenIdle(allowed ? RunningBanner : undefined)
  return loaded && allowed ? <RunningBanner /> : null
}
