import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

/** The plan, whose code comes when it is asked for: beside the page's own where the address names it. */
export const PlanView = lazyComponent(() => import('./plan-view.tsx'), 'PlanView')
