import type { RememberedWindow } from './power-changes.ts'
import { byWindow } from './power-rules.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import classes from './power-restore.module.css'

/** How many windows are named. */
const NAMED = 5

/** How many terminals get which window back. */
export function WindowsBack({ devices }: { devices: readonly RememberedWindow[] }) {
  const groups = byWindow(devices)
  return (
    <ul className={classes.windows}>
      {groups.slice(0, NAMED).map(({ window, devices: { length } }) => (
        <li key={window}>
          {window}：{formatNumber(length)} 台
        </li>
      ))}
      {groups.length > NAMED && <li>另有 {formatNumber(groups.length - NAMED)} 种时间</li>}
    </ul>
  )
}
