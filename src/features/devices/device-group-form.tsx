import { useQuery } from '@tanstack/react-query'
import { read, useWrite } from '#src/api/query.ts'
import { groupNameOf, groupsOf } from '#src/components/group/groups-state.ts'
import { presentValues } from './present-values.ts'
import { SetGroupForm } from '#src/components/group/set-group-form.tsx'
import { idsOf, subjectOf, type BatchDialogProps } from './device-batch.ts'

export function DeviceGroupForm({ devices, onDone, ...batch }: BatchDialogProps) {
  const groups = useQuery(read('deviceGroupList', {}))
  const { mutateAsync } = useWrite('deviceGroupSet')
  return (
    <SetGroupForm
      {...batch}
      {...groupsOf(groups)}
      rows={devices}
      subjectOf={subjectOf}
      current={devices.map(({ groupId }) => groupId)}
      present={groups.data && presentValues(devices.map(({ groupId }) => groupNameOf(groups.data, groupId)))}
      send={(ids, groupId) => mutateAsync({ body: { ids, groupId } })}
      onDone={() => onDone(idsOf(devices))}
    />
  )
}
