import { useQuery } from '@tanstack/react-query'
import type { Program, ProgramGroup } from '#src/api/generated/types.gen.ts'
import { read, useWrite } from '#src/api/query.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { GroupNameForm } from '#src/components/group/group-name-form.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { SetGroupForm } from '#src/components/group/set-group-form.tsx'
import { SetOrgForm } from '#src/components/org/set-org-form.tsx'
import type { RetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'
import { programName } from './program-card.tsx'
import { formatNumber } from '#src/lib/text/format-number.ts'

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
      return <ProgramGroupForm programs={open.programs} onClose={onClose} {...batch} />
    case 'org':
      return <ProgramOrgForm programs={open.programs} onClose={onClose} {...batch} />
    case 'groupName':
      return <ProgramGroupNameForm group={open.group} onClose={onClose} />
  }
}

interface BatchFormProps extends Omit<ProgramDialogsProps, 'open'> {
  programs: readonly Program[]
}

function ProgramGroupForm({ programs, onClose, retryWithoutDeleted, onDone }: BatchFormProps) {
  const groups = useQuery(read('programGroupList', {}))
  const setGroup = useWrite('programGroupSet')
  return (
    <SetGroupForm
      subject={subjectOf(programs)}
      {...groupsOf(groups)}
      success="设置成功"
      save={async (groupId) => {
        const { rows: done } = await retryWithoutDeleted(programs, (rest) =>
          setGroup.mutateAsync({ body: { ids: rest.map(({ id }) => id), groupId } }),
        )
        onDone(programs)
        return subjectOf(done)
      }}
      onClose={onClose}
    />
  )
}

function ProgramOrgForm({ programs, onClose, retryWithoutDeleted, onDone }: BatchFormProps) {
  const { orgTree } = useUserInfo()
  const setOrg = useWrite('programOrgSet')
  return (
    <SetOrgForm
      subject={subjectOf(programs)}
      tree={orgTree}
      success="设置成功"
      save={async (orgId) => {
        const { rows: done } = await retryWithoutDeleted(programs, (rest) =>
          setOrg.mutateAsync({ body: { ids: rest.map(({ id }) => id), orgId } }),
        )
        onDone(programs)
        return subjectOf(done)
      }}
      onClose={onClose}
    />
  )
}

function ProgramGroupNameForm({ group, onClose }: { group?: ProgramGroup; onClose: () => void }) {
  const create = useWrite('programGroupCreate')
  const rename = useWrite('programGroupRename')
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

/** `广告“…”` for one, ` N 个广告` for several, which begins with a space: what a sentence of a dialog is about. */
function subjectOf(programs: readonly Program[]): string {
  return programs.length === 1
    ? `广告“${programs[0] ? programName(programs[0]) : ''}”`
    : ` ${formatNumber(programs.length)} 个广告`
}
