import '@mantine/core/styles/PasswordInput.layer.css'
import { Alert, Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { call, preloadCalls } from '#src/api/call.ts'
import { hashPassword, preloadHash } from '#src/api/password.ts'
import { rememberedAccount, session, startSession } from '#src/api/session.ts'
import { required } from '#src/domain/required.ts'
import { keepsCookies } from '#src/lib/dom/cookie.ts'
import { plainText } from '#src/lib/text/clean-text.ts'
import { useSingleFlight } from '#src/lib/hooks/use-single-flight.ts'
import { messageOf } from '#src/lib/errors/user-error.ts'
import classes from './login-form.module.css'

export interface Credentials {
  account: string
  password: string
  remember: boolean
}

const accountRequired = required('账号不能为空')
const passwordRequired = required('密码不能为空')

interface LoginFormProps {
  /** The only account that may sign in: an expired session is continued by its own user. */
  account?: string
  /** Whose account is filled in at first, where that is known. */
  initialAccount?: string | undefined
  /** What stands beside the remember box. */
  aside?: ReactNode
  /** Given the way to fill the form and send it, for the accounts of a demo. */
  children?: (signIn: (account: string, password: string) => void) => ReactNode
}

export function LoginForm({ account: fixedAccount, initialAccount, aside, children }: LoginFormProps) {
  const remembered = rememberedAccount.read()
  // two fields: the entry of the console stays small without a form library
  const [values, setValues] = useState<Credentials>({
    account: fixedAccount ?? initialAccount ?? remembered ?? '',
    password: '',
    remember: remembered !== undefined,
  })
  const [forgetful] = useState(() => !keepsCookies())
  const [wrong, setWrong] = useState<{ account?: string | null; password?: string | null }>({})
  const login = useMutation({
    mutationFn: async ({ account, password, remember }: Credentials) => {
      const answer = await call('authLogin', { body: { account, password: await hashPassword(password) } })
      if (remember) rememberedAccount.write(account)
      else rememberedAccount.remove()
      startSession(answer.Authorization, account)
    },
  })
  const signIn = useSingleFlight(async (credentials: Credentials) => {
    // who is signed in is on the way to a page, and another login would end the session of this one
    if (session.token === undefined) await login.mutateAsync(credentials).catch(() => undefined)
  })

  function change(next: Partial<Credentials>) {
    setValues({ ...values, ...next })
    setWrong({})
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const found = { account: accountRequired(values.account), password: passwordRequired(values.password) }
    setWrong(found)
    // what is sent is in sight (R42)
    const credentials = { ...values, account: fixedAccount ?? plainText(values.account) }
    if (found.account === null && found.password === null) {
      setValues(credentials)
      void signIn(credentials)
    } else (found.account === null ? passwordField : accountField).current?.focus()
  }

  const accountField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {login.isError && messageOf(login.error) && (
        <Alert color="red" role="alert">
          {messageOf(login.error)}
        </Alert>
      )}
      {forgetful && <Alert color="yellow">浏览器不保存 Cookie，登录后刷新或关闭页面需要重新登录</Alert>}
      <TextInput
        ref={accountField}
        value={values.account}
        error={wrong.account}
        onChange={(event) => change({ account: event.currentTarget.value })}
        label="账号"
        placeholder="请输入账号"
        autoComplete="username"
        size="md"
        readOnly={fixedAccount !== undefined}
        autoFocus={values.account === ''}
      />
      <PasswordInput
        ref={passwordField}
        value={values.password}
        // should it fail, submitting tries again and says so
        onFocus={() => void Promise.allSettled([preloadHash(), preloadCalls()])}
        error={wrong.password}
        aria-invalid={wrong.password ? true : undefined}
        onChange={(event) => change({ password: event.currentTarget.value })}
        label="密码"
        placeholder="请输入密码"
        autoComplete="current-password"
        size="md"
        autoFocus={values.account !== ''}
        data-autofocus={fixedAccount !== undefined || undefined}
        visibilityToggleButtonProps={{ 'aria-label': '显示或隐藏密码' }}
      />
      {fixedAccount === undefined && (
        <div className={classes.row}>
          <label className={classes.remember}>
            <input
              type="checkbox"
              checked={values.remember}
              onChange={(event) => change({ remember: event.currentTarget.checked })}
            />
            记住账号
          </label>
          {aside}
        </div>
      )}
      <Button type="submit" size="md" fullWidth loading={login.isPending}>
        登录
      </Button>
      {children?.((account, password) => {
        change({ account, password })
        void signIn({ ...values, account, password })
      })}
    </form>
  )
}
