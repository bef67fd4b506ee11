import { Menu, type MenuItemProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { guarded, type Blockable } from '../action-button.tsx'
import classes from '../action-button.module.css'

export interface ActionMenuItemProps
  extends Omit<MenuItemProps, 'disabled'>, Omit<ComponentProps<'button'>, keyof MenuItemProps | 'disabled'>, Blockable {
  /** What cannot be undone. */
  danger?: boolean
  /** The element of the menu that says `disabledReason` for several entries at once, where there is one. */
  reasonId?: string
}

/** A menu entry that says why when it cannot be chosen: below its name, or at its end where something else stands. */
export function ActionMenuItem({
  disabledReason,
  reasonId,
  busy,
  danger,
  onClick,
  children,
  ...others
}: ActionMenuItemProps) {
  const blocked = busy || disabledReason !== undefined
  const reason = disabledReason !== undefined && reasonId === undefined && (
    <span className={classes.itemReason}>{disabledReason}</span>
  )
  return (
    <Menu.Item
      {...others}
      className={danger ? classes.dangerItem : undefined}
      aria-disabled={blocked || undefined}
      aria-describedby={reasonId}
      data-disabled={blocked || undefined}
      closeMenuOnClick={blocked ? false : others.closeMenuOnClick}
      rightSection={others.rightSection && (reason || others.rightSection)}
      onClick={guarded(onClick, blocked)}
    >
      {children}
      {others.rightSection ? undefined : reason}
    </Menu.Item>
  )
}
