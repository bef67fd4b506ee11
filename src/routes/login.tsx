import { createFileRoute, redirect } from '@tanstack/react-router'
import { session } from '#src/api/session.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { ownPath } from '#src/lib/url/own-path.ts'

const LoginScreen = lazyComponent(() => import('#src/features/session/login-screen.tsx'), 'LoginScreen')

export const Route = createFileRoute('/login')({
  staticData: { title: '登录', permission: '-1' },
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => ({ redirect: ownPath(search.redirect) }),
  beforeLoad: ({ search }) => {
    if (session.token !== undefined) throw redirect({ to: search.redirect ?? '/homePage', replace: true })
  },
  component: LoginScreen,
})
