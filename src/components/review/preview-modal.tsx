import { plainId } from '#src/lib/data/parse-json.ts'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { confirmLeave } from '#src/ui/overlay/confirm.tsx'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import classes from './preview-modal.module.css'
import { StepButtons } from '#src/ui/overlay/step-buttons.tsx'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import type { ReviewFormHandle } from './review-form.tsx'
import type { RowId } from '#src/ui/table/table-column.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { useMedia } from '#src/ui/use-media.ts'

export interface PreviewModalProps {
  title: string
  /** What it is one of: 素材, 广告. */
  noun: string
  /** The record, as the address names it. */
  id: string
  /** The records of the page below, to go on to the next. */
  onPage: readonly { id: RowId }[]
  onGo: (id: string) => void
  onClose: () => void
  /** Beside the way to the next, such as full screen. */
  tools?: ReactNode
  /** The review form inside, if there is one: a typed reason is not thrown away without a question. */
  decision?: RefObject<ReviewFormHandle | null>
  children: ReactNode
}

/**
 * A preview over a list of cards, with the way to the one before and after: by button, and by arrow keys where nothing
 * else wants them.
 */
export function PreviewModal({ title, noun, id, onPage, onGo, onClose, tools, decision, children }: PreviewModalProps) {
  const narrow = useMedia('(max-width: 900px)')
  const asking = useRef(false)
  useReturnFocus(true)

  async function leave(go: () => void) {
    if (asking.current || decision?.current?.isBusy()) return
    asking.current = true
    const free = !decision?.current?.isDirty() || (await confirmLeave())
    asking.current = false
    if (free) go()
  }
  const close = () => void leave(onClose)
  const escape = escapeCloses(close)
  const place = onPage.findIndex((record) => plainId(record.id) === id)
  const step = (by: -1 | 1) => {
    const next = place === -1 ? undefined : onPage[place + by]
    if (next) void leave(() => onGo(String(next.id)))
  }
  function goByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
    const target = event.target as Element
    // events of dialogs rendered inside this one come here through React, but stand elsewhere in the page
    if (!event.currentTarget.contains(target)) return
    // a player has arrow keys of its own
    if (
      target.closest(
        'input, textarea, video, [role=tablist], [role=slider], [role=menu], [role=listbox], [aria-keyshortcuts]',
      )
    )
      return
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }

  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={960}
      fullScreen={narrow}
      returnFocus={false}
      classNames={{ title: classes.title }}
      // it is read first, and has no ring where an address opens it
      attributes={{ title: { tabIndex: -1, 'data-autofocus': true } }}
      closeOnEscape={false}
      onKeyDown={(event) => {
        escape.onKeyDown(event)
        goByKey(event)
      }}
    >
      {place !== -1 && (
        <div className={classes.steps}>
          <StepButtons
            sideways
            place={
              <span role="status">
                本页第 {place + 1} / {formatNumber(onPage.length)} 个
              </span>
            }
            previous={{
              label: `上一个${noun}`,
              disabledReason: place === 0 ? '已是本页第一个' : undefined,
              onClick: () => step(-1),
            }}
            next={{
              label: `下一个${noun}`,
              disabledReason: place === onPage.length - 1 ? '已是本页最后一个' : undefined,
              onClick: () => step(1),
            }}
          />
        </div>
      )}
      <div className={classes.tools}>{tools}</div>
      {children}
    </Modal>
  )
}
