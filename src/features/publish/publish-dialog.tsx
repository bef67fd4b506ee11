import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProgramDetail } from '#src/api/generated/types.gen.ts'
import { read } from '#src/api/query.ts'
import { useCan } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import type { ScheduleDraft } from '#src/domain/schedule-rules.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { WorkDrawer } from '#src/ui/overlay/work-drawer.tsx'
import { PublishForm } from './publish-form.tsx'
import { useOwnPlans } from './use-own-plans.ts'

export interface PublishDialogProps {
  programId: ProgramDetail['id']
  onClose: () => void
  /** The address says that it is open. */
  inAddress?: boolean
  /** Terminals that are chosen when it opens. */
  devices?: readonly PickDevice[]
  /**
   * The schedule to begin with, or `lost` when there was one that cannot be carried on: it is chosen anew. Otherwise
   * that of the terminals which have the ad, or the default.
   */
  schedule?: ScheduleDraft | 'lost'
}

/**
 * Publishes an ad to terminals with a schedule (2§2). Who may not publish sees nothing of it, and nothing is called.
 */
export function PublishDialog(props: PublishDialogProps) {
  const can = useCan()
  return can(programPermissions.publish) ? <LoadedDialog {...props} /> : null
}

function LoadedDialog({ programId, onClose, inAddress, devices, schedule }: PublishDialogProps) {
  // looked up anew, however lately it was loaded: the platform may have decided since
  const program = useQuery({ ...read('programGet', { path: { id: programId } }), staleTime: 0 })
  const plans = useOwnPlans(program.data)
  // what is there now is what it begins with; once it is open it stays, whatever is loaded again
  const ready = plans.fresh || plans.error !== null
  const [waited] = useState(!ready)
  const [open, setOpen] = useState(ready)
  if (ready && !open) setOpen(true)
  if (program.data && open)
    return (
      <PublishForm
        key={String(programId)}
        program={program.data}
        plans={plans}
        still={waited}
        inAddress={inAddress}
        onClose={onClose}
        devices={devices}
        schedule={schedule}
      />
    )
  return (
    <WorkDrawer title="发布广告" inAddress={inAddress} onClose={onClose}>
      {program.error ? (
        <ErrorState error={program.error} onRetry={() => void program.refetch()} retrying={program.isFetching} />
      ) : (
        <LoadingLines lines={8} />
      )}
    </WorkDrawer>
  )
}
