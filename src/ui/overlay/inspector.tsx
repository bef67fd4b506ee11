import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { isModalOpen } from '#src/lib/dom/is-dialog-open.ts'
import { isTextField } from '#src/lib/dom/is-text-field.ts'
import { IconButton } from '../icon-button.tsx'
import { BESIDE } from './beside.ts'
import { escapeCloses } from './escape.ts'
import classes from './inspector.module.css'
import { useReturnFocus } from './return-focus.ts'

/** The width of the drawer, in px; beside its list it is 420, and a small window is its own. */
const DRAWER_WIDTH = 640

/** True where a table has no more room than on a phone. */
const Narrow = createContext(false)
export const useInspectorNarrow = () => use(Narrow)

export interface InspectorProps {
  /** What is looked at, for those who do not see it. */
  label: string
  onClose: () => void
  /** It stands in the `beside` of its `Page`, where there is room: the list stays in use. Else it is a drawer. */
  beside?: boolean
  /** An `InspectorHead`, then a scrolling part with `inspectorBody`. */
  children: ReactNode
}

/** One thing of a list: what it is and what to do about it. */
export function Inspector({ beside = false, label, onClose, children }: InspectorProps) {
  // a window that is turned keeps the form, or else what is being typed there would be lost
  const [isBeside] = useState(() => beside && window.matchMedia(BESIDE).matches)
  return isBeside ? (
    <Narrow value={true}>
      <Panel {...{ label, onClose, children }} />
    </Narrow>
  ) : (
    <Over {...{ label, onClose, children }} />
  )
}

function Over({ label, onClose, children }: InspectorProps) {
  useReturnFocus(true)
  return (
    <Drawer
      opened
      onClose={onClose}
      size={`min(${DRAWER_WIDTH}px, 100vw)`}
      withCloseButton={false}
      returnFocus={false}
      attributes={{ content: { 'aria-label': label } }}
      classNames={{ content: classes.over, body: classes.whole }}
      {...escapeCloses(onClose)}
    >
      {children}
    </Drawer>
  )
}

function Panel({ label, onClose, children }: InspectorProps) {
  const panel = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLElement>(null)
  useReturnFocus(true, () => row.current)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    // the row that is open moves on with J and K
    const open = document.querySelector<HTMLElement>('tr[data-open] > td > a')
    if (open && open !== row.current) open.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    row.current = open ?? row.current
  })
  useWindowEvent('keydown', (event) => {
    const target = event.target as HTMLElement
    if (event.key !== 'Escape' || event.defaultPrevented || isModalOpen()) return
    if (target.hasAttribute('data-expanded') || isElsewhere(target, panel.current)) return
    if (!panel.current?.contains(target) && isTextField(target)) return
    onClose()
  })
  return (
    <div ref={panel} role="dialog" tabIndex={-1} aria-label={label} data-beside className={classes.panel}>
      <div className={classes.whole}>{children}</div>
    </div>
  )
}

/** Whether an event belongs to what is open over the page, also when that has gone with it. */
export function isElsewhere(target: HTMLElement, inspector: Element | null | undefined): boolean {
  const owner = target.closest('[role=dialog], [role=menu], [role=listbox]')
  return owner !== null && owner !== inspector && !inspector?.contains(owner)
}

export interface InspectorHeadProps {
  title: ReactNode
  /** What tells it from others, in one quiet line: an element each. */
  facts: ReactNode
  /** Before the button that closes it: the way to the next. */
  tools?: ReactNode
  onClose: () => void
}

export function InspectorHead({ title, facts, tools, onClose }: InspectorHeadProps) {
  return (
    <div className={classes.head}>
      {/* it is read first, and has no ring where an address opens it */}
      <h2 className={classes.name} tabIndex={-1} data-autofocus>
        {title}
      </h2>
      <div className={classes.facts}>{facts}</div>
      <div className={classes.tools}>
        {tools}
        <IconButton label="关闭" onClick={onClose}>
          <IconX size={16} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

/** The class of the part below the head. */
export const inspectorBody = classes.body
