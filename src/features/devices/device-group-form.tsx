import { useQuery } from '@tanstack/react-query'
import { read, useWrite } from '#src/api/query.ts'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { SetGroupForm } from '#src/components/group/set-group-form.tsx'
import { idsOf, subjectOf, type BatchDialogProps } from './device-batch.ts'

export function DeviceGroupForm({ devices, onClose, retryWithoutDeleted, onDone }: BatchDialogProps) {
  const groups = useQuery(read('deviceGroupList', {}))
  const setGroup = useWrite('deviceGroupSet')
  return (
    <SetGroupForm
      subject={subjectOf(devices)}
      current={devices.map(({ groupId }) => groupId)}
      {...groupsOf(groups)}
      onClose={onClose}
      save={async (groupId) => {
        const { rows: done } = await retryWithoutDeleted(devices, (rest) =>
          setGroup.mutateAsync({ body: { ids: idsOf(rest), groupId } }),
        )
        onDone(idsOf(devices))
        return subjectOf(done)
      }}
    />
  )
}
