import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { GuestPage } from '#src/components/guest/guest-page.tsx'
import { PasswordStep } from './password-step.tsx'
import classes from './recovery-view.module.css'
import type { Recovery } from './use-recovery.ts'
import { VerifyStep } from './verify-step.tsx'

export interface RecoveryViewProps extends Recovery {
  toLogin: ReactNode
  logInNow: ReactNode
}

const steps = ['验证身份', '设置新密码', '完成'] as const

export function RecoveryView({ step, toLogin, logInNow, ...recovery }: RecoveryViewProps) {
  return (
    <GuestPage title="找回密码" below={<>已有账号，{toLogin}</>}>
      <ol className={classes.steps} aria-label="步骤">
        {steps.map((name, index) => (
          <li
            key={name}
            className={classes.step}
            aria-current={index === step ? 'step' : undefined}
            data-done={index < step || undefined}
          >
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            {name}
          </li>
        ))}
      </ol>
      {/* what was typed in the first step is still there after the way back */}
      <div hidden={step !== 0}>
        <VerifyStep {...recovery} active={step === 0} />
      </div>
      {step === 1 && <PasswordStep {...recovery} />}
      {step === 2 && <Done>{logInNow}</Done>}
    </GuestPage>
  )
}

function Done({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  // the button that led here is gone: whoever uses the keyboard goes on at the next one
  useEffect(() => box.current?.querySelector('a')?.focus(), [])
  return (
    <div ref={box} className={classes.done}>
      <IconCircleCheck size={48} stroke={1.25} aria-hidden className={classes.check} />
      <p role="status" className={classes.doneText}>
        密码修改成功，请使用新密码登录
      </p>
      {children}
    </div>
  )
}
