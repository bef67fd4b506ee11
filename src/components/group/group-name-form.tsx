import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { GROUP_NAME_LIMIT, groupNameWrong } from '#src/domain/validation.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import type { Group } from './group.ts'
import { notifyDone } from '#src/ui/feedback/notify.ts'

export interface GroupNameFormProps {
  /** The group that gets another name; without it a new one is added. */
  group?: Group
  /** Send the trimmed name. What they throw is shown in the dialog. */
  add: (body: { name: string }) => Promise<unknown>
  rename: (body: { id: Group['id']; name: string }) => Promise<unknown>
  onClose: () => void
}

/** Names a new group, or renames one: of terminals, materials or ads alike (1§5, 2§5, R2). */
export function GroupNameForm({ group, add, rename, onClose }: GroupNameFormProps) {
  const form = useForm({
    initialValues: { name: group?.name ?? '' },
    validate: { name: groupNameWrong },
    transformValues: ({ name }) => ({ name: name.trim() }),
  })
  return (
    <FormModal
      opened
      onClose={onClose}
      title={group ? '重命名分组' : '新增分组'}
      form={form}
      onSubmit={({ name }) => (group ? rename({ id: group.id, name }) : add({ name }))}
      onSuccess={() => notifyDone(`已${group ? '重命名' : '新增'}分组“${form.values.name.trim()}”`)}
    >
      <TextInput
        label="分组名称"
        withAsterisk
        placeholder={`最多 ${GROUP_NAME_LIMIT} 个字符`}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormModal>
  )
}
