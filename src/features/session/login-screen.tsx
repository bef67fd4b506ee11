import { Alert, Button, Text } from '@mantine/core'
import { getRouteApi, Link, useLocation } from '@tanstack/react-router'
import { Suspense, use, useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { apiConfig } from '#src/api/config.ts'
import { deployment } from '#src/api/deployment.ts'
import { maySimulate } from '#src/api/may-simulate.ts'
import { hasPasswordSalt } from '#src/api/password.ts'
import { session } from '#src/api/session.ts'
import { GuestPage } from '#src/components/guest/guest-page.tsx'
import { insecure } from '#src/lib/dom/insecure.ts'
import { InsecureAlert } from '#src/ui/feedback/insecure-alert.tsx'
import { filingNumber } from './filing-number.ts'
import { LoginForm } from './login-form.tsx'
import classes from './login-screen.module.css'

const route = getRouteApi('/login')

const filing = {
  number: deployment.filingNumber ?? (maySimulate && !deployment.apiBaseUrl ? '示ICP备00000000号' : undefined),
  hostOf8: deployment.filingHost,
}

/** Sign-in (1§2): the form, what to know before, the demo accounts of a simulated server, and the filing number. */
export function LoginScreen() {
  const search = route.useSearch()
  // whoever has just set a password comes with the account
  const account = useLocation({ select: ({ state }) => state.account })
  const navigate = route.useNavigate()
  // said once: signing in clears it
  const [ended] = useState(() => session.ended)
  const { token } = useSnapshot(session)
  const goOn = useEffectEvent(() => navigate({ to: search.redirect ?? '/homePage', replace: true }))
  // signed in here, or in another tab as the one who was signed in here
  useEffect(() => {
    if (token !== undefined) void goOn()
  }, [token])

  return (
    <GuestPage
      title="广告终端管理平台"
      below="登录后管理终端、素材与广告投放"
      footer={filingNumber(location.hostname, filing)}
    >
      {ended && (
        <Alert color={ended.reason === 'passwordChanged' ? 'green' : 'yellow'} role="status" mb="md">
          {ended.message}
        </Alert>
      )}
      {insecure !== undefined && <InsecureAlert why={insecure} />}
      {!hasPasswordSalt() && (
        <Alert color="red" role="alert" mb="md">
          部署时没有设置密码盐值（VITE_PASSWORD_SALT），服务器将无法核对密码。
        </Alert>
      )}
      <LoginForm
        initialAccount={account}
        aside={
          <Button component={Link} to="/passWordFind" variant="transparent" size="compact-sm" px={0}>
            忘记密码？
          </Button>
        }
      >
        {(signIn) => maySimulate && apiConfig.demo && <DemoAccounts signIn={signIn} />}
      </LoginForm>
    </GuestPage>
  )
}

function DemoAccounts({ signIn }: { signIn: (account: string, password: string) => void }) {
  return (
    <Suspense fallback={<div className={classes.demo} />}>
      <DemoAccountList signIn={signIn} />
    </Suspense>
  )
}

function DemoAccountList({ signIn }: { signIn: (account: string, password: string) => void }) {
  const demo = apiConfig.demo && use(apiConfig.demo)
  return (
    <section className={classes.demo} aria-label="演示账号">
      <Text size="xs" c="dimmed" mb={8}>
        当前为模拟数据，点击任一演示账号直接登录：
      </Text>
      <div className={classes.accounts}>
        {demo?.accounts.map(({ account, name }) => (
          <Button key={account} variant="default" size="compact-sm" onClick={() => signIn(account, demo.password)}>
            {name}
          </Button>
        ))}
        {demo && (
          // its code comes by the press, and where it does not, another press asks again
          <Button size="compact-sm" onClick={() => void demo.tour().catch(() => undefined)}>
            三分钟导览
          </Button>
        )}
      </div>
    </section>
  )
}
