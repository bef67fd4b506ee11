import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Device } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { NAME_LIMIT, terminalAddressWrong, terminalNameWrong } from '#src/domain/validation.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'
import { notifyDone } from '#src/ui/feedback/notify.ts'

export function DeviceEditForm({ device, onClose }: { device: Device; onClose: () => void }) {
  const update = useWrite('deviceUpdate')
  const form = useForm({
    initialValues: { name: device.name ?? '', addr: device.addr ?? '', remark: device.remark ?? '' },
    validate: { name: (value) => terminalNameWrong(value, device.name), addr: terminalAddressWrong },
    transformValues: ({ name, addr, remark }) => ({ name: name.trim(), addr: addr.trim(), remark: remark.trim() }),
  })
  return (
    <FormModal
      opened
      onClose={onClose}
      title="编辑终端"
      form={form}
      onSubmit={(values) => update.mutateAsync({ body: { id: device.id, ...values } })}
      onSuccess={() => notifyDone(`已保存终端“${form.values.name.trim()}”`)}
    >
      <TextInput label="终端编号" value={device.sn ?? ''} readOnly variant="filled" />
      <TextInput
        label="终端名称"
        withAsterisk
        placeholder={`最多 ${NAME_LIMIT} 个字符`}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput label="终端地址" withAsterisk {...form.getInputProps('addr')} />
      <Textarea label="备注" autosize minRows={2} maxRows={5} {...form.getInputProps('remark')} />
    </FormModal>
  )
}
