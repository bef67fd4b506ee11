import { Menu, type MenuItemProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { guarded, type Blockable } from '../action-button.tsx'
import classes from '../action-button.module.css'

export interface ActionMenuItemProps
  extends Omit<MenuItemProps, 'disabled'>, Omit<ComponentProps<'button'>, keyof MenuItemProps | 'disabled'>, Blockable {
  /** What cannot be undone. */
  danger?: boolean
}

/** A menu entry that says why when it cannot be chosen. */
export function ActionMenuItem({ disabledReason, busy, danger, onClick, children, ...others }: ActionMenuItemProps) {
  const blocked = busy || disabledReason !== undefined
  return (
    <Menu.Item
      {...others}
      className={danger ? classes.dangerItem : undefined}
      aria-disabled={blocked || undefined}
      data-disabled={blocked || undefined}
      closeMenuOnClick={blocked ? false : others.closeMenuOnClick}
      onClick={guarded(onClick, blocked)}
    >
      {children}
      {disabledReason !== undefined && <span className={classes.itemReason}>{disabledReason}</span>}
    </Menu.Item>
  )
}
