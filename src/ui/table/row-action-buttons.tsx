import { Menu, Tooltip } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ActionMenuItem, guarded } from '../action-button.tsx'
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
        <Menu position="bottom-end">
          <Menu.Target>
            <button type="button" className={classes.action}>
              更多
              <IconChevronDown size={14} aria-hidden />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((action) => (
              <ActionMenuItem
                key={action.label}
                danger={action.danger}
                disabledReason={action.disabledReason}
                onClick={action.onClick}
              >
                {action.label}
              </ActionMenuItem>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}

function RowActionButton({ action }: { action: RowAction }) {
  const button = useRef<HTMLButtonElement>(null)
  const [focused, setFocused] = useState(false)
  const blocked = action.disabledReason !== undefined
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.action}
        data-danger={action.danger || undefined}
        aria-disabled={blocked || undefined}
        aria-description={action.disabledReason}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onClick={guarded(action.onClick, blocked)}
      >
        {action.label}
      </button>
      {/* only where there is something to say, for a table has many; beside the button, which keeps the focus when the reason comes */}
      {/* a hint with a target hears of the mouse alone */}
      {blocked && <Tooltip target={button} label={action.disabledReason} opened={focused || undefined} />}
    </>
  )
}
