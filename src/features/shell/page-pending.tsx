import { Loader } from '@mantine/core'
import classes from './page-pending.module.css'

export function PagePending() {
  return (
    <div className={classes.pending} role="status" aria-label="正在加载">
      <Loader size="sm" type="dots" />
    </div>
  )
}
