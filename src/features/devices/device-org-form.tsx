import { useWrite } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { SetOrgForm } from '#src/components/org/set-org-form.tsx'
import { idsOf, subjectOf, type BatchDialogProps } from './device-batch.ts'

export function DeviceOrgForm({ devices, onClose, retryWithoutDeleted, onDone }: BatchDialogProps) {
  const { orgTree } = useUserInfo()
  const setOrg = useWrite('deviceOrgSet')
  return (
    <SetOrgForm
      subject={subjectOf(devices)}
      current={devices.map(({ organizationId }) => organizationId)}
      tree={orgTree}
      onClose={onClose}
      save={async (orgId) => {
        const { rows: done } = await retryWithoutDeleted(devices, (rest) =>
          setOrg.mutateAsync({ body: { ids: idsOf(rest), orgId } }),
        )
        onDone(idsOf(devices))
        return subjectOf(done)
      }}
    />
  )
}
