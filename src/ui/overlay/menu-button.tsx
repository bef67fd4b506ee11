import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { useOpener } from './use-opener.ts'

export interface MenuEntry {
  label: string
  onClick: () => void
  icon?: ReactNode
  /** Why it cannot be chosen now, in words. */
  disabledReason?: string
  /** What cannot be undone. */
  danger?: boolean
  /** Set for what is on or off: choosing it leaves the menu open. */
  checked?: boolean
  /** Cannot be switched off, as the last of its kind. */
  fixed?: boolean
  /** Choosing it closes the menu, also where it is on or off. */
  closes?: boolean
  /** Begins another part of the menu. */
  divided?: boolean
  /** Stands at the end, such as its keys. */
  hint?: string
}

export interface MenuButtonProps {
  entries: readonly MenuEntry[]
  /** Stands above the entries. */
  heading?: string
  /** Width in px. Default that of the longest entry. */
  width?: number
  disabled?: boolean
  /** The button. */
  children: ReactElement<ComponentProps<'button'>>
}

/** A button that opens a menu; the menu itself is made when it first does, for a table has a button a row. */
export function MenuButton({ disabled = false, children, ...menu }: MenuButtonProps) {
  const { props, opens } = useOpener('menu', { onClick: children.props.onClick, disabled })
  return (
    <>
      {cloneElement(children, props)}
      {opens && <opens.parts.MenuList {...opens} {...menu} />}
    </>
  )
}
