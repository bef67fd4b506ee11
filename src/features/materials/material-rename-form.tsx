import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Material } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { required } from '#src/domain/validation.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { notifySuccess } from '#src/ui/feedback/notify.ts'

/** Gives a material another name (2§2). The contract knows no longest name. */
export function MaterialRenameForm({ material, onClose }: { material: Material; onClose: () => void }) {
  const rename = useWrite('materialRename')
  const form = useForm({
    initialValues: { name: material.name ?? '' },
    validate: { name: required('请输入素材名称') },
    transformValues: ({ name }) => ({ name: name.trim() }),
  })
  return (
    <FormModal
      opened
      onClose={onClose}
      title="重命名素材"
      form={form}
      onSubmit={({ name }) => rename.mutateAsync({ body: { id: material.id, name } })}
      onSuccess={() => notifySuccess()}
    >
      <TextInput label="素材名称" withAsterisk data-autofocus {...form.getInputProps('name')} />
    </FormModal>
  )
}
