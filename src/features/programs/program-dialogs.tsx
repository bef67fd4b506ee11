import { useQuery } from '@tanstack/react-query'
import type { Program, ProgramGroup } from '#src/api/generated/types.gen.ts'
import { read, useWrite } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { GroupNameForm } from '#src/components/group/group-name-form.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { SetGroupForm } from '#src/components/group/set-group-form.tsx'
import { SetOrgForm } from '#src/components/org/set-org-form.tsx'
import { subjectWords } from '#src/ui/table/batch-target.ts'
import type { RetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'
import { programName } from './program-card.tsx'

export type OpenDialog =
  | { kind: 'group' | 'org'; programs: readonly Program[] }
  | { kind: 'groupName'; group?: ProgramGroup }

interface ProgramDialogsProps {
  open: OpenDialog
  onClose: () => void
  retryWithoutDeleted: RetryWithoutDeleted
  /** Called when a batch is done with these. */
  onDone: (programs: readonly Program[]) => void
}

export function ProgramDialogs({ open, onClose, ...batch }: ProgramDialogsProps) {
  switch (open.kind) {
    case 'group':
      return <ProgramGroupForm rows={open.programs} onClose={onClose} {...batch} />
    case 'org':
      return <ProgramOrgForm rows={open.programs} onClose={onClose} {...batch} />
    case 'groupName':
      return <ProgramGroupNameForm group={open.group} onClose={onClose} />
  }
}

const subjectOf = subjectWords<Program>('广告', '个', programName)

interface BatchFormProps extends Omit<ProgramDialogsProps, 'open'> {
  rows: readonly Program[]
}

function ProgramGroupForm(batch: BatchFormProps) {
  const groups = useQuery(read('programGroupList', {}))
  const { mutateAsync } = useWrite('programGroupSet')
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

function ProgramOrgForm(batch: BatchFormProps) {
  const { orgTree } = useUserInfo()
  const { mutateAsync } = useWrite('programOrgSet')
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

function ProgramGroupNameForm(props: { group?: ProgramGroup; onClose: () => void }) {
  const create = useWrite('programGroupCreate')
  const rename = useWrite('programGroupRename')
  return (
    <GroupNameForm
      {...props}
      add={(body) => create.mutateAsync({ body })}
      rename={(body) => rename.mutateAsync({ body })}
    />
  )
}
