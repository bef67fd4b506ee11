import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import { useState } from 'react'
import { ActionMenuItem } from './action-menu-item.tsx'
import { Anchor } from './anchor.tsx'
import type { MenuButtonProps } from './menu-button.tsx'

interface MenuListProps extends Pick<MenuButtonProps, 'entries' | 'heading' | 'width'> {
  /** Of the button. */
  id: string
  button: HTMLElement
  opened: boolean
  onClose: () => void
}

/** The menu of a `MenuButton`. */
export function MenuList({ id, button, opened, onClose, entries, heading, width }: MenuListProps) {
  // opens after it was there closed, or else it would not know where the focus was
  const [there, setThere] = useState(false)
  return (
    <Menu id={id} position="bottom-end" width={width} opened={opened && there} onChange={(open) => open || onClose()}>
      <Menu.Target>
        <Anchor element={button} onThere={() => setThere(true)} />
      </Menu.Target>
      <Menu.Dropdown>
        {heading !== undefined && <Menu.Label>{heading}</Menu.Label>}
        {entries.map(({ label, onClick, icon, disabledReason, danger, checked, fixed }) =>
          checked === undefined ? (
            <ActionMenuItem
              key={label}
              leftSection={icon}
              danger={danger}
              disabledReason={disabledReason}
              onClick={onClick}
            >
              {label}
            </ActionMenuItem>
          ) : (
            <Menu.CheckboxItem
              key={label}
              checked={checked}
              disabled={fixed}
              closeMenuOnClick={false}
              onChange={onClick}
            >
              {label}
            </Menu.CheckboxItem>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
