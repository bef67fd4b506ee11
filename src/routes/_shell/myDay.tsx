import { createFileRoute } from '@tanstack/react-router'
import { daySearch } from '#src/features/activity/day/day-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/myDay')({
  staticData: { title: '我的今天', permission: '-1' },
  validateSearch: daySearch,
  component: lazyComponent(() => import('#src/features/activity/day/my-day-screen.tsx'), 'MyDayScreen'),
})
