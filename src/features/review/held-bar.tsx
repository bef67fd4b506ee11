import { useHotkeys } from '@mantine/hooks'
import { kindNames } from '#src/domain/review.ts'
import { isDialogOpen } from '#src/lib/dom/is-dialog-open.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { storedKeys, UNDO_MS } from './desk-preferences.ts'
import classes from './held-bar.module.css'
import type { HeldDecision } from './use-held-decisions.ts'

interface HeldBarProps {
  /** The last first. */
  held: readonly HeldDecision[]
  onUndo: () => void
}

/** The last decision that is not sent yet, with the way to take it back. */
export function HeldBar({ held, onUndo }: HeldBarProps) {
  const free = held.filter(({ sending }) => !sending)
  const [last, ...others] = free
  const undo = () => {
    if (last && !isDialogOpen()) onUndo()
  }
  useHotkeys([['mod+Z', undo], ...(storedKeys.read() === false ? [] : [['U', undo] as [string, () => void]])])
  return (
    <div className={classes.bar} role="status" data-shown={last && true}>
      {last && (
        <>
          <span className={classes.words}>
            {last.reject === 1 ? '不通过' : '通过'}：{kindNames[last.item.kind]}“{last.item.name}”，
            {formatNumber(UNDO_MS / 1000)} 秒后提交
            {others.length > 0 && `；另有 ${formatNumber(others.length)} 项待提交`}
          </span>
          <ActionButton size="compact-sm" variant="default" onClick={onUndo}>
            撤销
          </ActionButton>
        </>
      )}
    </div>
  )
}
