import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { useRef } from 'react'
import { useClosesWithPage } from '#src/lib/hooks/this-page.ts'
import { escapeCloses } from '../overlay/escape.ts'
import { FormShell, type FormShellHandle, type FormShellProps } from './form-shell.tsx'
import { useReturnFocus } from '../overlay/return-focus.ts'

/** A form in a drawer at the right. */
export interface FormDrawerProps<Values, Transformed = Values> extends FormShellProps<Values, Transformed> {
  /** Width in px. Default 560. */
  size?: number
}

/** As `FormModal`, for long forms that are filled in beside the list. */
export function FormDrawer<Values, Transformed = Values>({
  opened,
  title,
  size = 560,
  ...shell
}: FormDrawerProps<Values, Transformed>) {
  const handle = useRef<FormShellHandle>(null)
  const close = () => (handle.current ? handle.current.requestClose() : shell.onClose())
  useReturnFocus(opened)
  useClosesWithPage(opened, shell.onClose)
  return (
    <Drawer
      opened={opened}
      onClose={close}
      title={title}
      size={size}
      returnFocus={false}
      onExitTransitionEnd={() => shell.form.reset()}
      {...escapeCloses(close)}
    >
      <FormShell {...shell} handle={handle} />
    </Drawer>
  )
}
