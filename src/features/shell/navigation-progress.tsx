import { useRouterState } from '@tanstack/react-router'
import classes from './navigation-progress.module.css'

export function NavigationProgress() {
  const busy = useRouterState({ select: (state) => state.status === 'pending' })
  return busy ? <div className={classes.bar} role="progressbar" aria-label="正在打开页面" /> : null
}
