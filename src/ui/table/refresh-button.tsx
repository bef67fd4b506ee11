import { IconRefresh } from '@tabler/icons-react'
import { formatMoment } from '#src/domain/dates.ts'
import { atServer } from '#src/lib/time/server-clock.ts'
import { IconButton } from '../icon-button.tsx'
import classes from './refresh-button.module.css'

export interface RefreshButtonProps {
  /** When it was last loaded, in epoch milliseconds by this computer's clock; 0 is never. */
  updatedAt: number
  loading: boolean
  onRefresh: () => void
  /** What tells it from another on the page. Default 刷新. */
  label?: string
}

/** A refresh button with the time of the last load, to the minute; its title has the second. */
export function RefreshButton({ updatedAt, loading, onRefresh, label = '刷新' }: RefreshButtonProps) {
  const time = updatedAt > 0 ? `更新于 ${formatMoment(atServer(updatedAt)).slice(11)}` : undefined
  return (
    <span className={classes.refresh}>
      {time !== undefined && <span className={classes.time}>{time.slice(0, -3)}</span>}
      <IconButton
        label={label}
        title={time === undefined ? label : `${label}，${time}`}
        size={30}
        busy={loading}
        onClick={onRefresh}
      >
        <IconRefresh size={18} stroke={1.6} className={loading ? classes.turning : undefined} aria-hidden />
      </IconButton>
    </span>
  )
}
