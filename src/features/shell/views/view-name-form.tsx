import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { notifyDone } from '#src/ui/feedback/notify.ts'
import { saveView, savedViews, VIEW_NAME_LIMIT, viewNameWrong, type ViewToName } from './view-list.ts'

/** Names an address of a list, or gives a view another name. */
export function ViewNameForm({ view, page, onClose }: { view: ViewToName; page: string; onClose: () => void }) {
  const form = useForm({
    initialValues: { name: view.name ?? '' },
    validate: { name: (name) => viewNameWrong(name, savedViews.get(), view.name) },
  })
  return (
    <FormModal
      ofFrame
      opened
      onClose={onClose}
      title={view.name === undefined ? '保存视图' : '重命名视图'}
      form={form}
      onSubmit={async ({ name }) => saveView(view, name)}
      onSuccess={() => notifyDone(`已${view.name === undefined ? '保存' : '重命名'}视图“${form.values.name.trim()}”`)}
    >
      <TextInput
        label="视图名称"
        description={`${page}现在的筛选、页码和打开的内容，以后可从“视图”或 Ctrl+K 打开`}
        withAsterisk
        placeholder={`最多 ${VIEW_NAME_LIMIT} 个字符`}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormModal>
  )
}
