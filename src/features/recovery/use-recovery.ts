import { useState } from 'react'
import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/errors.ts'
import { apiConfig } from '#src/api/config.ts'
import { hashPassword } from '#src/api/password.ts'
import { isResultUnknown } from '#src/lib/errors/user-error.ts'
import { keptRecovery } from './kept-recovery.ts'
import { useSmsPause } from './use-sms-pause.ts'

/** The three steps (3§4): prove who one is, set a password, done. */
export type RecoveryStep = 0 | 1 | 2

/** What the page for a forgotten password does. Each rejects with what is to be said at the place. */
export interface Recovery {
  step: RecoveryStep
  /** Whose password it is, once that is proved, or a code was sent before the page was loaded anew. */
  phone: string
  /** Seconds until the next code may be asked for. */
  left: number
  /** The code that a simulated server sent, for there is no phone that receives it. */
  demoCode: string | undefined
  sendCode: (phone: string) => Promise<void>
  verify: (phone: string, code: string) => Promise<void>
  reset: (password: string) => Promise<void>
  /** From the second step to the first. */
  back: () => void
}

const MAY_BE_SENT = '未收到服务器的答复，验证码可能已经发出，请留意手机短信'

/**
 * The calls of a forgotten password (C9). Asking for a code is a GET that sends a message: it goes out once for a
 * click, past every cache, and is never tried again by itself; the pause begins when it succeeded.
 */
export function useRecovery(): Recovery {
  const [begun] = useState(() => keptRecovery.read() ?? { phone: '', smsCode: '' })
  const [step, setStep] = useState<RecoveryStep>(begun.smsCode === '' ? 0 : 1)
  const [demoCode, setDemoCode] = useState<string>()
  const [proof, setProof] = useState({ phone: begun.phone, smsCode: begun.smsCode })
  const pause = useSmsPause()
  return {
    step,
    phone: proof.phone,
    left: pause.left,
    demoCode,
    async sendCode(phone) {
      await call('smsSend', { path: { phone } }, { cache: 'no-store' }).catch((error: unknown) => {
        throw isResultUnknown(error) ? new ApiError('unknown', MAY_BE_SENT, undefined, { cause: error }) : error
      })
      pause.begin()
      keptRecovery.write({ phone, smsCode: '', at: Date.now() })
      const demo = await apiConfig.demo
      setDemoCode(await demo?.smsCode(phone))
    },
    async verify(phone, smsCode) {
      await call('smsVerify', { path: { phone, smsCode } })
      keptRecovery.write({ phone, smsCode, at: Date.now() })
      setProof({ phone, smsCode })
      setStep(1)
    },
    async reset(password) {
      await call('smsPasswordReset', { path: { ...proof, pwd: await hashPassword(password) } })
      keptRecovery.remove()
      // the phone is what is signed in with next
      setProof({ phone: proof.phone, smsCode: '' })
      setStep(2)
    },
    back() {
      keptRecovery.write({ phone: proof.phone, smsCode: '', at: Date.now() })
      setStep(0)
    },
  }
}
