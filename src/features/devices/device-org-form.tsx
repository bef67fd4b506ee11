import { useMemo } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { presentValues } from './present-values.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { pathTo, tidyTree } from '#src/lib/data/tidy-tree.ts'
import { SetOrgForm } from '#src/components/org/set-org-form.tsx'
import { idsOf, subjectOf, type BatchDialogProps } from './device-batch.ts'

export function DeviceOrgForm({ devices, onDone, ...batch }: BatchDialogProps) {
  const { orgTree } = useUserInfo()
  const { mutateAsync } = useWrite('deviceOrgSet')
  const { nodes } = useMemo(() => tidyTree(orgTree), [orgTree])
  const nameOfOrg = ({ organizationId: id }: Device) => (id ? pathTo(nodes, plainId(id)).at(-1)?.name : undefined)
  return (
    <SetOrgForm
      {...batch}
      tree={orgTree}
      rows={devices}
      subjectOf={subjectOf}
      current={devices.map(({ organizationId }) => organizationId)}
      present={presentValues(devices.map(nameOfOrg))}
      send={(ids, orgId) => mutateAsync({ body: { ids, orgId } })}
      onDone={() => onDone(idsOf(devices))}
    />
  )
}
