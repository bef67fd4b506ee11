import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Material } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { materialNameWrong, NAME_LIMIT } from '#src/domain/validation.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { notifyDone } from '#src/ui/feedback/notify.ts'

export function MaterialRenameForm({ material, onClose }: { material: Material; onClose: () => void }) {
  const rename = useWrite('materialRename')
  const form = useForm({
    initialValues: { name: material.name ?? '' },
    validate: { name: (value) => materialNameWrong(value, material.name) },
    transformValues: ({ name }) => ({ name: name.trim() }),
  })
  return (
    <FormModal
      opened
      onClose={onClose}
      title="重命名素材"
      form={form}
      onSubmit={({ name }) => rename.mutateAsync({ body: { id: material.id, name } })}
      onSuccess={() => notifyDone(`素材已重命名为“${form.values.name.trim()}”`)}
    >
      <TextInput
        label="素材名称"
        withAsterisk
        placeholder={`最多 ${NAME_LIMIT} 个字符`}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormModal>
  )
}
