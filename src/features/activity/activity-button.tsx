import { ActionIcon } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { activities } from '#src/api/activities.ts'
import { entriesOf, figuresOf, isEntryEnded } from '#src/domain/activity.ts'
import { Hint } from '#src/ui/overlay/hint.tsx'
import classes from './activity-button.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

export const ACTIVITY_BUTTON = 'activity-button'

export function ActivityButton() {
  const { items, view } = useSnapshot(activities) as typeof activities
  const open = entriesOf(items).filter((entry) => !isEntryEnded(entry)).length
  const failed = items.reduce((sum, activity) => sum + figuresOf(activity).failed, 0)
  const words = [
    '任务',
    ...(open > 0 ? [`进行中 ${open}`] : []),
    ...(failed > 0 ? [`失败 ${formatNumber(failed)} 台`] : []),
  ].join('，')
  return (
    <Hint label={words}>
      <ActionIcon
        id={ACTIVITY_BUTTON}
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.button}
        aria-label={words}
        aria-expanded={view === 'opened'}
        onClick={() => {
          activities.view = view === 'opened' ? 'closed' : 'opened'
        }}
      >
        <IconListCheck size={20} stroke={1.6} />
        {open + failed > 0 && (
          <span className={classes.count} data-failed={failed > 0 || undefined} aria-hidden>
            {open > 0 ? open : '!'}
          </span>
        )}
      </ActionIcon>
    </Hint>
  )
}
