import '@mantine/core/styles/PasswordInput.layer.css'
import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef } from 'react'
import { accountPasswordWrong } from '#src/domain/account-rules.ts'
import { repeatedPasswordWrong } from '#src/domain/validation.ts'
import { useShowFirstInvalid } from '#src/lib/hooks/use-show-first-invalid.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { InlineError } from '#src/ui/feedback/inline-error.tsx'
import { maySendAgain } from '#src/ui/form/may-send-again.ts'
import { useMendedErrors } from '#src/ui/form/use-mended-errors.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import classes from './recovery-view.module.css'
import type { Recovery } from './use-recovery.ts'

export function PasswordStep({ phone, reset, back }: Pick<Recovery, 'phone' | 'reset' | 'back'>) {
  const box = useRef<HTMLFormElement>(null)
  const showFirstInvalid = useShowFirstInvalid(box)
  const form = useForm({
    initialValues: { password: '', again: '' },
    validate: {
      password: accountPasswordWrong,
      again: (value, { password }) => repeatedPasswordWrong(value, password, '两次输入的密码不一致'),
    },
  })
  useMendedErrors(form)
  const { submit, busy, error } = useSubmit(() => reset(form.values.password), { before: maySendAgain, once: true })
  // the library marks every wrong field for those who do not see it, except those of passwords
  const field = (name: 'password' | 'again') => ({
    ...form.getInputProps(name),
    size: 'md',
    autoComplete: 'new-password',
    'aria-invalid': form.errors[name] ? true : undefined,
    visibilityToggleButtonProps: { 'aria-label': '显示或隐藏密码' },
  })
  return (
    <form ref={box} className={classes.form} noValidate onSubmit={form.onSubmit(() => void submit(), showFirstInvalid)}>
      {/* tells password managers whose password it is */}
      <input hidden readOnly autoComplete="username" value={phone} />
      <PasswordInput label="新密码" description="6-20 位数字、字母组合" autoFocus {...field('password')} />
      <PasswordInput label="确认新密码" {...field('again')} />
      <InlineError error={error} />
      <ActionButton type="submit" size="md" fullWidth busy={busy}>
        下一步
      </ActionButton>
      <Button variant="subtle" color="gray" size="md" fullWidth onClick={back}>
        上一步
      </Button>
    </form>
  )
}
