import { useForm } from '@mantine/form'
import { required } from '#src/domain/required.ts'
import { commonOf } from '#src/lib/data/common-of.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { UNGROUPED } from './group.ts'
import { GroupSelect } from './group-select.tsx'
import type { GroupsState } from './groups-state.ts'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import { sendForAll, type BatchTarget } from '#src/ui/table/batch-target.ts'
import type { RowId } from '#src/ui/table/table-column.ts'

export interface SetGroupFormProps<Row extends { id: RowId }> extends BatchTarget<Row>, GroupsState {
  /** The groups that they are in; one that all share is chosen at first. */
  current?: readonly (RowId | null | undefined)[]
  /** What several have, in words. */
  present?: string | undefined
  /** Sends the group's id as the server gave it; 0 takes them out of their group. */
  send: (ids: Row['id'][], groupId: RowId) => Promise<unknown>
  onClose: () => void
  /** What is said when it is done, before what it was done to. Default 操作成功. */
  success?: string
}

/** Puts terminals, materials or ads into a group (1§5, 2§5); the ungrouped count as group 0. */
export function SetGroupForm<Row extends { id: RowId }>({
  current,
  present,
  send,
  onClose,
  success = '操作成功',
  ...props
}: SetGroupFormProps<Row>) {
  const { groups, loading, failed, onRetry } = props
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
      onSubmit={({ group }) => sendForAll(props, (ids) => send(ids, group ?? 0))}
      onSuccess={(done) => notifySuccess(`${success}：${done.trim()}`)}
    >
      <div>将{props.subjectOf(props.rows)}移动到</div>
      <GroupSelect
        label="分组"
        description={present}
        withAsterisk
        openOnFocus={false}
        {...{ groups, loading, failed, onRetry }}
        {...form.getInputProps('group')}
      />
    </FormModal>
  )
}
