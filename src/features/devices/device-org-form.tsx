import { useWrite } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { SetOrgForm } from '#src/components/org/set-org-form.tsx'
import { idsOf, subjectOf, type BatchDialogProps } from './device-batch.ts'

export function DeviceOrgForm({ devices, onDone, ...batch }: BatchDialogProps) {
  const { orgTree } = useUserInfo()
  const { mutateAsync } = useWrite('deviceOrgSet')
  return (
    <SetOrgForm
      {...batch}
      tree={orgTree}
      rows={devices}
      subjectOf={subjectOf}
      current={devices.map(({ organizationId }) => organizationId)}
      send={(ids, orgId) => mutateAsync({ body: { ids, orgId } })}
      onDone={() => onDone(idsOf(devices))}
    />
  )
}
