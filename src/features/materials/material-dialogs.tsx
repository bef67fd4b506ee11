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
      return <MaterialGroupForm materials={open.materials} onClose={onClose} {...batch} />
    case 'org':
      return <MaterialOrgForm materials={open.materials} onClose={onClose} {...batch} />
    case 'groupName':
      return <MaterialGroupNameForm group={open.group} onClose={onClose} />
  }
}

interface BatchFormProps extends Omit<MaterialDialogsProps, 'open'> {
  materials: readonly Material[]
}

function MaterialGroupForm({ materials, onClose, retryWithoutDeleted, onDone }: BatchFormProps) {
  const groups = useQuery(read('materialGroupList', {}))
  const setGroup = useWrite('materialGroupSet')
  return (
    <SetGroupForm
      subject={subjectOf(materials)}
      {...groupsOf(groups)}
      success="设置成功"
      save={async (groupId) => {
        const { rows: done } = await retryWithoutDeleted(materials, (rest) =>
          setGroup.mutateAsync({ body: { ids: rest.map(({ id }) => id), groupId } }),
        )
        onDone(materials)
        return subjectOf(done)
      }}
      onClose={onClose}
    />
  )
}

function MaterialOrgForm({ materials, onClose, retryWithoutDeleted, onDone }: BatchFormProps) {
  const { orgTree } = useUserInfo()
  const setOrg = useWrite('materialOrgSet')
  return (
    <SetOrgForm
      subject={subjectOf(materials)}
      tree={orgTree}
      success="设置成功"
      save={async (orgId) => {
        const { rows: done } = await retryWithoutDeleted(materials, (rest) =>
          setOrg.mutateAsync({ body: { ids: rest.map(({ id }) => id), orgId } }),
        )
        onDone(materials)
        return subjectOf(done)
      }}
      onClose={onClose}
    />
  )
}

function MaterialGroupNameForm({ group, onClose }: { group?: MaterialGroup; onClose: () => void }) {
  const create = useWrite('materialGroupCreate')
  const rename = useWrite('materialGroupRename')
  return (
    <GroupNameForm
      group={group}
      save={(name) =>
        group ? rename.mutateAsync({ body: { id: group.id, name } }) : create.mutateAsync({ body: { name } })
      }
      onClose={onClose}
    />
  )
}
