import { Button, CloseButton } from '@mantine/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useCan } from '#src/api/user-info.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import type { PowerChange } from './power-changes.ts'
import { duePower } from './power-rules.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { powerMemory, updatePowerMemory } from './power-memory.ts'
import classes from './power-reminder.module.css'

const PAGE = '/terminalManage'

/** From the day on that was chosen says above every page that windows are to be brought back (R36). */
export function PowerReminder() {
  const can = useCan()
  const changes = useSnapshot(powerMemory).changes as readonly PowerChange[]
  const due = duePower(changes, formatMoment(useNow()).slice(0, 10))
  // there the notice above the list says it
  const isThere = useRouterState({ select: ({ location }) => location.pathname === PAGE })
  const count = due.reduce((sum, { before }) => sum + before.length, 0)
  if (count === 0 || isThere || !can(devicePermissions.setPower)) return null
  return (
    <section className={classes.reminder} aria-label="开关机时间提醒">
      <span role="status" className={classes.words}>
        该恢复 {formatNumber(count)} 台终端原来的开关机时间了
        {due.length === 1 && (
          <span className={classes.range}>
            （{formatMoment(due[0]?.at).slice(0, 16)} 改为 {due[0]?.window}）
          </span>
        )}
      </span>
      <Button variant="default" size="compact-sm" renderRoot={(props) => <Link {...props} to={PAGE} />}>
        去恢复
      </Button>
      <CloseButton
        size="sm"
        aria-label="不再提醒"
        onClick={() => {
          const asked = new Set(due.map(({ at }) => at))
          updatePowerMemory((known) =>
            known.map((change) => (asked.has(change.at) ? { ...change, remindOn: undefined } : change)),
          )
        }}
      />
    </section>
  )
}
