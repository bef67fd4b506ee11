import { guarded } from '../action-button.tsx'
import { Hint } from '../overlay/hint.tsx'
import { MenuButton } from '../overlay/menu-button.tsx'
import classes from './row-action-buttons.module.css'
import type { RowAction } from './table-column.ts'

/** The actions of one row as words, those beyond `shown` in a menu. */
export function RowActionButtons({ actions, shown = 3 }: { actions: readonly RowAction[]; shown?: number }) {
  // a menu for a single action would only hide it
  const cut = actions.length <= shown ? actions.length : Math.max(0, shown - 1)
  const rest = actions.slice(cut)
  return (
    <div className={classes.actions}>
      {actions.slice(0, cut).map((action) => (
        <RowActionButton key={action.label} action={action} />
      ))}
      {rest.length > 0 && (
        <MenuButton entries={rest}>
          <button type="button" className={`${classes.action} ${classes.more}`} title="更多">
            <span className={classes.word}>更多</span>
          </button>
        </MenuButton>
      )}
    </div>
  )
}

function RowActionButton({ action }: { action: RowAction }) {
  const blocked = action.disabledReason !== undefined
  return (
    <Hint label={action.disabledReason} disabled={!blocked}>
      <button
        type="button"
        className={classes.action}
        aria-disabled={blocked || undefined}
        aria-description={action.disabledReason}
        onClick={guarded(action.onClick, blocked)}
      >
        {action.label}
      </button>
    </Hint>
  )
}
