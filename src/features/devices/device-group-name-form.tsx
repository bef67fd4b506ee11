import type { DeviceGroup } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { GroupNameForm } from '#src/components/group/group-name-form.tsx'

export function DeviceGroupNameForm(props: { group?: DeviceGroup; onClose: () => void }) {
  const create = useWrite('deviceGroupCreate')
  const rename = useWrite('deviceGroupRename')
  return (
    <GroupNameForm
      {...props}
      add={(body) => create.mutateAsync({ body })}
      rename={(body) => rename.mutateAsync({ body })}
    />
  )
}
