import { useSnapshot } from 'valtio'
import { activities } from '#src/api/activities.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { useLoadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'

const ActivityPanel = lazyComponent(() => import('./activity-panel.tsx'), 'ActivityPanel')

/**
 * The place of the panel of activities, over all pages of the shell. Its code comes when it is wanted, and else when
 * the page rests: an earlier page may have left what is to be followed.
 */
export function Activities() {
  const { view } = useSnapshot(activities)
  const close = () => {
    activities.view = 'closed'
  }
  const isWanted = useLazyComponent(ActivityPanel, view !== 'closed', close)
  const atRest = useLoadWhenIdle(ActivityPanel)
  return isWanted || atRest ? <ActivityPanel /> : null
}
