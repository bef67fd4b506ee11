import { useQuery } from '@tanstack/react-query'
import type { Material, MaterialGroup } from '#src/api/generated/types.gen.ts'
import { read, useWrite } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { GroupNameForm } from '#src/components/group/group-name-form.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { SetGroupForm } from '#src/components/group/set-group-form.tsx'
import { SetOrgForm } from '#src/components/org/set-org-form.tsx'
import type { RetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'
import { MaterialRenameForm } from './material-rename-form.tsx'
import { subjectOf } from './use-material-commands.tsx'

export type OpenDialog =
  | { kind: 'rename'; material: Material }
  | { kind: 'group' | 'org'; materials: readonly Material[] }
  | { kind: 'groupName'; group?: MaterialGroup }

interface MaterialDialogsProps {
  open: OpenDialog
  onClose: () => void
  retryWithoutDeleted: RetryWithoutDeleted
  /** Called when a batch is done with these. */
  onDone: (materials: readonly Material[]) => void
}

export function MaterialDialogs({ open, onClose, ...batch }: MaterialDialogsProps) {
  switch (open.kind) {
    case 'rename':
      return <MaterialRenameForm material={open.material} onClose={onClose} />
    case 'group':
      return <MaterialGroupForm rows={open.materials} onClose={onClose} {...batch} />
    case 'org':
      return <MaterialOrgForm rows={open.materials} onClose={onClose} {...batch} />
    case 'groupName':
      return <MaterialGroupNameForm group={open.group} onClose={onClose} />
  }
}

interface BatchFormProps extends Omit<MaterialDialogsProps, 'open'> {
  rows: readonly Material[]
}

function MaterialGroupForm(batch: BatchFormProps) {
  const groups = useQuery(read('materialGroupList', {}))
  const { mutateAsync } = useWrite('materialGroupSet')
  return (
    <SetGroupForm
      {...batch}
      {...groupsOf(groups)}
      subjectOf={subjectOf}
      success="设置成功"
      send={(ids, groupId) => mutateAsync({ body: { ids, groupId } })}
    />
  )
}

function MaterialOrgForm(batch: BatchFormProps) {
  const { orgTree } = useUserInfo()
  const { mutateAsync } = useWrite('materialOrgSet')
  return (
    <SetOrgForm
      {...batch}
      tree={orgTree}
      subjectOf={subjectOf}
      success="设置成功"
      send={(ids, orgId) => mutateAsync({ body: { ids, orgId } })}
    />
  )
}

function MaterialGroupNameForm(props: { group?: MaterialGroup; onClose: () => void }) {
  const create = useWrite('materialGroupCreate')
  const rename = useWrite('materialGroupRename')
  return (
    <GroupNameForm
      {...props}
      add={(body) => create.mutateAsync({ body })}
      rename={(body) => rename.mutateAsync({ body })}
    />
  )
}
