import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useRef } from 'react'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import type { DialogSize } from '../overlay/dialog-size.ts'
import { escapeCloses } from '../overlay/escape.ts'
import { FormShell, type FormShellHandle, type FormShellProps } from './form-shell.tsx'
import { useReturnFocus } from '../overlay/return-focus.ts'

export interface FormModalProps<Values, Transformed = Values, Answer = unknown> extends FormShellProps<
  Values,
  Transformed,
  Answer
> {
  /** Width in px. */
  size?: DialogSize
  /** It belongs to the frame around the page, and stays when a page comes that was on its way as it opened (N20). */
  ofFrame?: boolean
}

/**
 * A form in a dialog: title, fields, error of the server, buttons. It submits once however often it is clicked, stays
 * open with everything typed when the submit fails, and asks before unsaved changes are thrown away.
 */
export function FormModal<Values, Transformed = Values, Answer = unknown>({
  opened,
  title,
  size = 440,
  ofFrame,
  ...shell
}: FormModalProps<Values, Transformed, Answer>) {
  const handle = useRef<FormShellHandle>(null)
  const close = () => (handle.current ? handle.current.requestClose() : shell.onClose())
  useReturnFocus(opened)
  useClosesWithPage(opened, shell.onClose, ofFrame)
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={size}
      returnFocus={false}
      onExitTransitionEnd={() => shell.form.reset()}
      {...escapeCloses(close)}
    >
      <FormShell {...shell} opened={opened} handle={handle} />
    </Modal>
  )
}
