import { useForm } from '@mantine/form'
import { required } from '#src/domain/required.ts'
import { commonOf } from '#src/lib/data/common-of.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { UNGROUPED } from './group.ts'
import { GroupSelect } from './group-select.tsx'
import type { GroupsState } from './groups-state.ts'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import type { RowId } from '#src/ui/table/table-column.ts'

export interface SetGroupFormProps extends GroupsState {
  /** What is moved, in words, such as ` 3 个素材`, after a space. */
  subject: string
  /** The groups that they are in; one that all share is chosen at first. */
  current?: readonly (RowId | null | undefined)[]
  /**
   * Sends the group's id as the server gave it; 0 takes them out of their group. Gives what it was done to, in words.
   */
  save: (groupId: RowId) => Promise<string>
  onClose: () => void
  /** What is said when it is done, before what it was done to. Default 操作成功. */
  success?: string
}

/** Puts terminals, materials or ads into a group (1§5, 2§5); the ungrouped count as group 0. */
export function SetGroupForm({ subject, current, save, onClose, success = '操作成功', ...groups }: SetGroupFormProps) {
  const form = useForm<{ group: RowId | null }>({
    initialValues: { group: commonOf((current ?? []).map((id) => id ?? UNGROUPED.id)) },
    validate: { group: required('请选择分组') },
  })
  return (
    <FormModal
      opened
      onClose={onClose}
      title="设置分组"
      form={form}
      withoutLeaveQuestion
      onSubmit={({ group }) => save(group ?? 0)}
      // somebody may have deleted some of it meanwhile
      onSuccess={(done) => notifySuccess(`${success}：${done.trim()}`)}
    >
      <div>将{subject}移动到</div>
      <GroupSelect label="分组" withAsterisk openOnFocus={false} {...groups} {...form.getInputProps('group')} />
    </FormModal>
  )
}
