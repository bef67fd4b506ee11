import { Skeleton } from '@mantine/core'
import classes from './loading.module.css'

/** Lines in the shape of a text block or form, while it loads. Says 加载中 to those who do not see it. */
export function LoadingLines({ lines = 4 }: { lines?: number }) {
  return (
    <div className={classes.lines} role="status" aria-label="加载中">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={14} width={`${WIDTHS[index % WIDTHS.length]}%`} />
      ))}
    </div>
  )
}

const WIDTHS = [72, 94, 58, 83, 66]

/** A page in outline, while its code or data is on the way. */
export function LoadingPage() {
  return (
    <div className={classes.loadingPage} role="status" aria-label="加载中">
      <Skeleton height={26} width={160} />
      <Skeleton height={64} />
      <Skeleton height={360} />
    </div>
  )
}
