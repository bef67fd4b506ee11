import type { DeviceGroup } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { GroupNameForm } from '#src/components/group/group-name-form.tsx'

export function DeviceGroupNameForm({ group, onClose }: { group?: DeviceGroup; onClose: () => void }) {
  const create = useWrite('deviceGroupCreate')
  const rename = useWrite('deviceGroupRename')
  return (
    <GroupNameForm
      group={group}
      onClose={onClose}
      save={(name) =>
        group ? rename.mutateAsync({ body: { id: group.id, name } }) : create.mutateAsync({ body: { name } })
      }
    />
  )
}
