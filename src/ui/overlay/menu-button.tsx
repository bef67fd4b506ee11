import {
  cloneElement,
  useId,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useOverlays, warmOverlays } from './on-demand.ts'

/** What a menu offers. */
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
  /** It cannot be switched off, as the last of its kind. */
  fixed?: boolean
}

/** A menu, as its button has it. */
export interface MenuButtonProps {
  entries: readonly MenuEntry[]
  /** Stands above the entries. */
  heading?: string
  /** Width in px. Default that of the longest entry. */
  width?: number
  /** It does not open. */
  disabled?: boolean
  /** The button. */
  children: ReactElement<ComponentProps<'button'>>
}

/** A button that opens a menu; the menu itself is made when it first does, for a table has a button a row. */
export function MenuButton({ disabled = false, children, ...menu }: MenuButtonProps) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  // stays when the menu has closed, to be seen closing
  const [button, setButton] = useState<HTMLElement>()
  const parts = useOverlays(button !== undefined, () => setOpened(false))
  const shown = opened && parts !== undefined
  return (
    <>
      {cloneElement(children, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': shown,
        'aria-controls': shown ? `${id}-dropdown` : undefined,
        onPointerEnter: warmOverlays,
        onFocus: warmOverlays,
        onClick(event: MouseEvent<HTMLButtonElement>) {
          children.props.onClick?.(event)
          if (disabled) return
          setButton(event.currentTarget)
          setOpened(!opened)
        },
      })}
      {parts && button && (
        <parts.MenuList
          id={id}
          button={button}
          opened={opened && !disabled}
          onClose={() => setOpened(false)}
          {...menu}
        />
      )}
    </>
  )
}
