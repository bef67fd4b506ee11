import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { session } from '#src/api/session.ts'
import { codesHeld, userInfoQuery } from '#src/api/user-info.ts'
import { allows } from '#src/domain/permissions.ts'
import { BareErrorPage } from '#src/features/shell/error-page.tsx'
import { ForbiddenPage } from '#src/features/shell/forbidden-page.tsx'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

const Shell = lazyComponent(() => import('#src/features/shell/shell.tsx'), 'Shell')
const ShellWork = lazyComponent(() => import('./-shell-work.tsx'), 'ShellWork')
const ActivityButton = lazyComponent(() => import('#src/features/activity/activity-button.tsx'), 'ActivityButton')

/** The shell with what goes on over every page. */
function ShellWithWork() {
  return <Shell tools={<ActivityButton />} overlay={<ShellWork />} />
}

async function preload() {
  await Promise.all([Shell, ShellWork, ActivityButton].map((part) => part.preload()))
}

/**
 * The frame of every page with a session, and the one guard: no session leads to login, no permission to a 403 page.
 */
export const Route = createFileRoute('/_shell')({
  staticData: { title: '', permission: '-1' },
  beforeLoad: async ({ context, location, matches, preload }) => {
    if (session.token === undefined)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
    const user = await context.queryClient.ensureQueryData({ ...userInfoQuery(), revalidateIfStale: !preload })
    const needed = matches.at(-1)?.staticData.permission ?? '-1'
    // no error: of those the router writes to the console in development
    if (!allows(codesHeld(user.functionIds), needed)) throw notFound({ routeId: '/_shell' })
  },
  component: Object.assign(ShellWithWork, { preload }),
  errorComponent: BareErrorPage,
  notFoundComponent: ForbiddenPage,
})
