import { useForm } from '@mantine/form'
import { required } from '#src/domain/required.ts'
import { commonOf } from '#src/lib/data/common-of.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import { OrgTreeSelect } from './org-tree-select.tsx'
import { sendForAll, type BatchTarget } from '#src/ui/table/batch-target.ts'
import type { RowId } from '#src/ui/table/table-column.ts'

export interface SetOrgFormProps<Row extends { id: RowId }> extends BatchTarget<Row> {
  /** The organisations that they belong to; one that all share is chosen at first. */
  current?: readonly (RowId | null | undefined)[]
  /** The organisations, as the server sent them. */
  tree: unknown
  /** What several have, in words. */
  present?: string | undefined
  /** Sends the organisation's id as the server gave it. */
  send: (ids: Row['id'][], orgId: RowId) => Promise<unknown>
  onClose: () => void
  /** What is said when it is done, before what it was done to. Default 操作成功. */
  success?: string
}

/** Hands terminals, materials or ads to an organisation (1§5, 2§5). */
export function SetOrgForm<Row extends { id: RowId }>({
  current,
  present,
  tree,
  send,
  onClose,
  success = '操作成功',
  ...target
}: SetOrgFormProps<Row>) {
  const form = useForm<{ org: RowId | null }>({
    initialValues: { org: commonOf(current ?? []) ?? null },
    validate: { org: required('请选择组织机构') },
  })
  return (
    <FormModal
      opened
      onClose={onClose}
      title="设置组织机构"
      form={form}
      withoutLeaveQuestion
      onSubmit={({ org }) => sendForAll(target, (ids) => send(ids, org ?? ''))}
      onSuccess={(done) => notifySuccess(`${success}：${done.trim()}`)}
    >
      <div>将{target.subjectOf(target.rows)}划归到</div>
      <OrgTreeSelect
        label="组织机构"
        description={present}
        withAsterisk
        openOnFocus={false}
        tree={tree}
        {...form.getInputProps('org')}
      />
    </FormModal>
  )
}
