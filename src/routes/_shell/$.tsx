import { createFileRoute } from '@tanstack/react-router'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

/** Every address that leads nowhere is a page of the shell, so that menu and account stay within reach. */
export const Route = createFileRoute('/_shell/$')({
  staticData: { title: '页面不存在', permission: '-1' },
  component: lazyComponent(() => import('#src/features/shell/not-found-page.tsx'), 'NotFoundPage'),
})
