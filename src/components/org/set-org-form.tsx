import { useForm } from '@mantine/form'
import { required } from '#src/domain/required.ts'
import { commonOf } from '#src/lib/data/common-of.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import { OrgTreeSelect } from './org-tree-select.tsx'
import type { RowId } from '#src/ui/table/table-column.ts'

export interface SetOrgFormProps {
  /** What is handed over, in words, such as ` 3 个素材`, after a space. */
  subject: string
  /** The organisations that they belong to; one that all share is chosen at first. */
  current?: readonly (RowId | null | undefined)[]
  /** The organisations, as the server sent them. */
  tree: unknown
  /** Sends the organisation's id as the server gave it. Gives what it was done to, in words. */
  save: (orgId: RowId) => Promise<string>
  onClose: () => void
  /** What is said when it is done, before what it was done to. Default 操作成功. */
  success?: string
}

/** Hands terminals, materials or ads to an organisation (1§5, 2§5). */
export function SetOrgForm({ subject, current, tree, save, onClose, success = '操作成功' }: SetOrgFormProps) {
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
      onSubmit={({ org }) => save(org ?? '')}
      // somebody may have deleted some of it meanwhile
      onSuccess={(done) => notifySuccess(`${success}：${done.trim()}`)}
    >
      <div>将{subject}划归到</div>
      <OrgTreeSelect label="组织机构" withAsterisk openOnFocus={false} tree={tree} {...form.getInputProps('org')} />
    </FormModal>
  )
}
