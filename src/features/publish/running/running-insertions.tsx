import { useCan } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import { RunningBanner } from './running-banner.tsx'

/** What interrupts the rotation now, over all pages, for those who may stop it (N63). */
export function RunningInsertions() {
  const can = useCan()
  return can('3') && can(programPermissions.stopPlay) ? <RunningBanner /> : null
}
