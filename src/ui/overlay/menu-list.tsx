import '@mantine/core/styles/Menu.layer.css'
import { Menu, Text } from '@mantine/core'
import { Fragment, useId, useState } from 'react'
import { ActionMenuItem } from './action-menu-item.tsx'
import { Anchor } from './anchor.tsx'
import classes from './menu-list.module.css'
import type { MenuButtonProps, MenuEntry } from './menu-button.tsx'

interface MenuListProps extends Pick<MenuButtonProps, 'entries' | 'heading' | 'width'> {
  /** Of the button. */
  id: string
  button: HTMLElement
  opened: boolean
  position?: 'bottom-end' | 'bottom-start'
  onClose: () => void
}

/** The menu of a `MenuButton`. */
export function MenuList({
  id,
  button,
  opened,
  position = 'bottom-end',
  onClose,
  entries,
  heading,
  width,
}: MenuListProps) {
  // opens after it was there closed, or else it would not know where the focus was
  const [there, setThere] = useState(false)
  const reason = sharedReason(entries)
  const reasonId = useId()
  return (
    <Menu
      id={id}
      position={position}
      width={width}
      // a long one near the foot of the window moves up
      middlewares={{ flip: true, shift: { crossAxis: true } }}
      // a place has no size, as what is hidden has none
      hideDetached={position === 'bottom-end'}
      // a canvas that takes a press leaves no mousedown of it
      clickOutsideEvents={['pointerdown', 'keydown']}
      opened={opened && there}
      onChange={(open) => open || onClose()}
    >
      <Menu.Target>
        <Anchor element={button} onThere={() => setThere(true)} />
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {heading !== undefined && <Menu.Label>{heading}</Menu.Label>}
        {reason !== undefined && (
          <Menu.Label id={reasonId} fw={500}>
            {reason}
          </Menu.Label>
        )}
        {entries.map((entry) => (
          <Fragment key={entry.label}>
            {entry.divided && <Menu.Divider />}
            <Entry
              {...entry}
              reasonId={reason !== undefined && entry.disabledReason === reason ? reasonId : undefined}
            />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** From so many entries on a reason is said once, above them. */
const SHARED = 3

function sharedReason(entries: readonly MenuEntry[]): string | undefined {
  const reasons = entries.map(({ disabledReason }) => disabledReason)
  return reasons.find((one) => one !== undefined && reasons.filter((other) => other === one).length >= SHARED)
}

interface EntryProps extends MenuEntry {
  /** Of the words above that say why, where it does not say so itself. */
  reasonId: string | undefined
}

function Entry({
  label,
  onClick,
  icon,
  disabledReason,
  reasonId,
  danger,
  checked,
  fixed,
  closes = false,
  hint,
}: EntryProps) {
  if (checked === undefined)
    return (
      <ActionMenuItem
        leftSection={icon}
        rightSection={hint === undefined ? undefined : <Hint>{hint}</Hint>}
        danger={danger}
        disabledReason={disabledReason}
        reasonId={reasonId}
        onClick={onClick}
      >
        {label}
      </ActionMenuItem>
    )
  return (
    <Menu.CheckboxItem
      checked={checked}
      disabled={fixed || disabledReason !== undefined}
      closeMenuOnClick={closes}
      rightSection={hint === undefined ? undefined : <Hint>{hint}</Hint>}
      onChange={onClick}
    >
      {label}
    </Menu.CheckboxItem>
  )
}

function Hint({ children }: { children: string }) {
  return (
    <Text component="span" size="xs" c="dimmed" aria-hidden>
      {children}
    </Text>
  )
}
