import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { call } from '#src/api/client.ts'
import { hashPassword } from '#src/api/password.ts'
import { endSession, session } from '#src/api/session.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { required } from '#src/domain/required.ts'
import { newPasswordWrong, repeatedPasswordWrong } from '#src/domain/validation.ts'
import { FormModal } from '#src/ui/form/form-modal.tsx'

export function ChangePassword({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { account } = useUserInfo()
  const form = useForm({
    initialValues: { old: '', next: '', again: '' },
    validate: {
      old: required('请输入原密码'),
      next: newPasswordWrong,
      again: (value, values) => repeatedPasswordWrong(value, values.next),
    },
  })
  // the library marks every wrong field for those who do not see it, except those of passwords
  const field = (name: 'old' | 'next' | 'again') => ({
    ...form.getInputProps(name),
    'aria-invalid': form.errors[name] ? true : undefined,
    visibilityToggleButtonProps: { 'aria-label': '显示或隐藏密码' },
  })
  return (
    <FormModal
      ofFrame
      opened={opened}
      onClose={onClose}
      title="修改密码"
      form={form}
      onSubmit={async (values) => {
        const [old, next] = await Promise.all([hashPassword(values.old), hashPassword(values.next)])
        // nothing is loaded again before the session ends: the server may refuse the token from now on
        await call('userPasswordChange', { path: { old, new: next } })
      }}
      onSuccess={() => endSession('passwordChanged', session.token, '密码修改成功，请重新登录')}
    >
      {/* tells password managers whose password it is */}
      <input hidden readOnly autoComplete="username" value={account} />
      <PasswordInput label="原密码" withAsterisk autoComplete="current-password" {...field('old')} data-autofocus />
      <PasswordInput
        label="新密码"
        withAsterisk
        autoComplete="new-password"
        description="6-16 位，数字、字母、符号至少包含两种"
        {...field('next')}
      />
      <PasswordInput label="确认新密码" withAsterisk autoComplete="new-password" {...field('again')} />
    </FormModal>
  )
}
