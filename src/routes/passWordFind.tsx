import { createFileRoute } from '@tanstack/react-router'
import { BareErrorPage } from '#src/features/shell/error-page.tsx'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/passWordFind')({
  staticData: { title: '找回密码', permission: '-1' },
  component: lazyComponent(() => import('#src/features/recovery/recovery-screen.tsx'), 'RecoveryScreen'),
  errorComponent: BareErrorPage,
})
