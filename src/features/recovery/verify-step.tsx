import { Alert, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { maySimulate } from '#src/api/may-simulate.ts'
import { phoneNumberWrong, smsCodeWrong } from '#src/domain/account-rules.ts'
import { plainText } from '#src/lib/text/clean-text.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { InlineError } from '#src/ui/feedback/inline-error.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { maySendAgain } from '#src/ui/form/may-send-again.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import classes from './recovery-view.module.css'
import type { Recovery } from './use-recovery.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

type VerifyStepProps = Pick<Recovery, 'phone' | 'left' | 'demoCode' | 'sendCode' | 'verify'> & {
  active: boolean
}

export function VerifyStep({ phone: begun, left, demoCode, sendCode, verify, active }: VerifyStepProps) {
  const [sentTo, setSentTo] = useState(begun || undefined)
  const form = useForm({
    initialValues: { phone: begun, code: '' },
    validate: { phone: phoneNumberWrong, code: smsCodeWrong },
  })

  const { submit, sending, error } = useSubmit(
    ({ step, phone, code }: { step: 'send' | 'verify'; phone: string; code: string }) =>
      step === 'send' ? sendCode(phone) : verify(phone, code),
    // a code that may have been sent is not sent again unasked, and may be entered (N6)
    { before: (failure, { step }) => (step === 'send' ? maySendAgain(failure) : Promise.resolve(true)) },
  )

  const said = useRef<() => void>(undefined)
  useEffect(() => () => said.current?.(), [form.values.phone])

  async function send() {
    const { hasError, error: wrong } = form.validateField('phone')
    if (hasError) {
      said.current = notifyError(String(wrong))
      document.querySelector<HTMLElement>('input[name=phone]')?.focus()
      return
    }
    const phone = plainText(form.values.phone)
    const { done } = await submit({ step: 'send', phone, code: '' })
    if (done) setSentTo(phone)
  }

  const next = form.onSubmit(
    ({ phone, code }) => void submit({ step: 'verify', phone: plainText(phone), code: plainText(code) }),
    (errors) => document.querySelector<HTMLElement>(`input[name=${errors.phone ? 'phone' : 'code'}]`)?.focus(),
  )
  return (
    <form className={classes.form} onSubmit={next} noValidate>
      <TextInput
        label="手机号码"
        name="phone"
        size="md"
        placeholder="请输入手机号码"
        inputMode="tel"
        autoComplete="tel-national"
        {...form.getInputProps('phone')}
      />
      <div className={classes.codeRow}>
        <TextInput
          label="验证码"
          name="code"
          size="md"
          placeholder="请输入验证码"
          inputMode="numeric"
          autoComplete="one-time-code"
          className={classes.code}
          {...form.getInputProps('code')}
        />
        <ActionButton
          variant="default"
          size="md"
          className={classes.send}
          busy={sending?.step === 'send'}
          disabledReason={left > 0 ? `${formatNumber(left)} 秒后可重新获取` : undefined}
          onClick={() => void send()}
        >
          {left > 0 ? `${formatNumber(left)} 秒后重新获取` : sentTo === undefined ? '获取验证码' : '重新获取'}
        </ActionButton>
      </div>
      {active && (
        <div role="status">
          {sentTo !== undefined && demoCode === undefined && (
            <p className={classes.hint}>验证码已发送至 {masked(sentTo)}，请查收短信。</p>
          )}
          {maySimulate && demoCode !== undefined && (
            <Alert p="xs" variant="light">
              当前为模拟数据，不会发送短信。验证码：<b className={classes.digits}>{demoCode}</b>
              <Button variant="transparent" size="compact-sm" onClick={() => form.setFieldValue('code', demoCode)}>
                填入
              </Button>
            </Alert>
          )}
        </div>
      )}
      <InlineError error={error} />
      <ActionButton type="submit" size="md" fullWidth busy={sending?.step === 'verify'}>
        下一步
      </ActionButton>
    </form>
  )
}

/** A phone number as it may be read over somebody's shoulder. */
function masked(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
