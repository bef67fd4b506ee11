import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useOrgWrite } from '#src/api/org-tree.ts'
import type { OrgNode } from '#src/api/generated/types.gen.ts'
import { ORG_NAME_LIMIT, orgNameWrong } from '#src/domain/org-rules.ts'
import type { TidyNode } from '#src/lib/data/tidy-tree.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import classes from './org-tree.module.css'

interface OrgNameFormProps {
  /** The organisation that gets another name; without it a new one is added. */
  org?: TidyNode
  /** The one above. */
  parent: TidyNode
  onClose: () => void
  /** Given the tree that the server answered, when it is done. */
  onDone: (tree: readonly OrgNode[]) => void
}

export function OrgNameForm({ org, parent, onClose, onDone }: OrgNameFormProps) {
  const create = useOrgWrite('orgCreate')
  const rename = useOrgWrite('orgRename')
  const form = useForm({
    initialValues: { name: org?.name ?? '' },
    validate: { name: orgNameWrong },
    transformValues: ({ name }) => ({ name: name.trim() }),
  })
  return (
    <FormModal
      opened
      onClose={onClose}
      title={org ? '编辑组织机构' : '新增组织机构'}
      form={form}
      onSubmit={({ name }) =>
        org
          ? rename.mutateAsync({ body: { id: org.id, name } })
          : create.mutateAsync({ body: { name, pid: parent.id } })
      }
      onSuccess={(tree) => {
        notifySuccess(`${org ? '编辑成功' : '添加成功'}：组织机构“${form.values.name.trim()}”`)
        onDone(tree)
      }}
    >
      <div className={classes.parent}>上级组织机构：{parent.name}</div>
      <TextInput
        label="组织机构名称"
        withAsterisk
        placeholder={`最多 ${ORG_NAME_LIMIT} 个字符`}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormModal>
  )
}
