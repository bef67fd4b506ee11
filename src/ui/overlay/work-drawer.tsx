import '@mantine/core/styles/Drawer.layer.css'
import { Button, Drawer } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { useUnsavedChanges } from '#src/lib/hooks/use-unsaved-changes.ts'
import { ActionButton } from '../action-button.tsx'
import { confirmLeave } from './confirm.tsx'
import { escapeCloses } from './escape.ts'
import { InlineError } from '../feedback/inline-error.tsx'
import { useReturnFocus } from './return-focus.ts'
import classes from './work-drawer.module.css'

export interface WorkDrawerProps {
  title: ReactNode
  onClose: () => void
  /** Something was entered that closing would lose: it asks first. */
  dirty?: boolean
  /** While something is being sent nothing closes the drawer. */
  busy?: boolean
  /** What is being sent goes on when it is left, and how it ended is said then. */
  goesOn?: boolean
  /** What failed when it was sent. */
  error?: unknown
  /** What decides, above the buttons; it scrolls by itself where it is long. On a phone it is folded away at first. */
  strip?: ReactNode
  /** What it comes to, on the button that folds it. */
  stripLabel?: string
  /** What stands beside the buttons, such as what is about to happen. */
  summary?: ReactNode
  /** The word on the button that closes it. Default 取消. */
  closeLabel?: string
  /** The buttons after it. */
  buttons?: ReactNode
  /** The address says that it is open: it closes with that alone. */
  inAddress?: boolean
  /** In the place of another that is open, without coming in anew. */
  still?: boolean
  /** Width in px: of a few fields, of a form, of a table, or of both side by side. Default 1240. */
  size?: 420 | 640 | 960 | 1240
  children: ReactNode
}

/** A drawer as high as the page with buttons that stay in view. Its content is its own; it keeps it from being lost. */
export function WorkDrawer({
  title,
  onClose,
  dirty = false,
  busy = false,
  goesOn = false,
  error,
  strip,
  stripLabel,
  summary,
  closeLabel = '取消',
  buttons,
  inAddress = false,
  still,
  size = 1240,
  children,
}: WorkDrawerProps) {
  const asking = useRef(false)
  const stripId = useId()
  const [showsStrip, setShowsStrip] = useState(() => !matchMedia('(max-width: 600px)').matches)
  useReturnFocus(true)
  useUnsavedChanges(dirty, inAddress ? 'address' : 'move', busy && goesOn)
  useClosesWithPage(!inAddress, onClose)

  async function requestClose() {
    if (busy || asking.current) return
    if (dirty) {
      asking.current = true
      const leave = await confirmLeave()
      asking.current = false
      if (!leave) return
    }
    onClose()
  }
  const close = () => void requestClose()

  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      title={title}
      size={`min(${size}px, 100vw)`}
      returnFocus={false}
      transitionProps={still ? NO_TRANSITION : undefined}
      classNames={{ content: classes.content, body: classes.body }}
      closeButtonProps={{ 'aria-label': '关闭' }}
      {...escapeCloses(close)}
    >
      <div className={classes.work}>{children}</div>
      <div className={classes.foot}>
        {strip && (
          // hidden it goes on with what it does
          <div id={stripId} className={classes.strip} hidden={!showsStrip}>
            {strip}
          </div>
        )}
        <InlineError error={error} />
        <div className={classes.row}>
          <div className={classes.summary}>
            {summary}
            {strip && (
              <Button
                variant="subtle"
                color={showsStrip ? 'gray' : undefined}
                size="compact-sm"
                className={classes.fold}
                rightSection={showsStrip ? <IconChevronDown size={14} /> : <IconChevronUp size={14} />}
                aria-expanded={showsStrip}
                aria-controls={stripId}
                onClick={() => setShowsStrip(!showsStrip)}
              >
                {stripLabel}
              </Button>
            )}
          </div>
          <div className={classes.buttons}>
            <ActionButton variant="default" onClick={close} disabledReason={busy ? '正在提交，请稍候' : undefined}>
              {closeLabel}
            </ActionButton>
            {buttons}
          </div>
        </div>
      </div>
    </Drawer>
  )
}

const NO_TRANSITION = { duration: 0 }
