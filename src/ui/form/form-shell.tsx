import { Group, Stack } from '@mantine/core'
import type { FormErrors, UseFormReturnType } from '@mantine/form'
import { useEffect, useImperativeHandle, useLayoutEffect, useReducer, useRef, type ReactNode, type Ref } from 'react'
import { isResultUnknown } from '#src/lib/errors/user-error.ts'
import { useUnsavedChanges } from '#src/lib/hooks/use-unsaved-changes.ts'
import { useShowFirstInvalid } from '#src/lib/hooks/use-show-first-invalid.ts'
import { ActionButton } from '../action-button.tsx'
import { confirmLeave } from '../overlay/confirm.tsx'
import classes from './form-shell.module.css'
import { InlineError } from '../feedback/inline-error.tsx'
import { maySendAgain } from './may-send-again.ts'
import { useMendedErrors } from './use-mended-errors.ts'
import { useSubmit } from './use-submit.ts'

export interface FormShellProps<Values, Transformed = Values, Answer = unknown> {
  opened: boolean
  /** Called when the dialog is closed by whatever way, after the question about unsaved changes. */
  onClose: () => void
  title: string
  /**
   * From `useForm`. The shell resets it after the dialog has closed. To edit a record mount the dialog's component with
   * the record's id as `key`, so that its initial values are the record's.
   */
  form: UseFormReturnType<Values, Transformed>
  /** Sends the values. What it throws is shown in the dialog, which stays open with all that was typed. */
  onSubmit: (values: Transformed) => Promise<Answer>
  /** Other ways to submit, each by its button alone: Enter takes `onSubmit`. */
  otherSubmits?: readonly { label: string; onSubmit: (values: Transformed) => Promise<Answer> }[]
  /**
   * Given what the submit resolved to, when the dialog has been told to close: the place for the message.
   */
  onSuccess?: (answer: Answer) => void
  /**
   * Told what is wrong when a submit is refused, for what is also said as a message over the page (R21); gives what
   * takes that away when it is mended.
   */
  onWrong?: (errors: FormErrors) => (() => void) | undefined
  /** Default 确定. */
  submitLabel?: string
  /** Why it cannot be submitted now. */
  submitDisabledReason?: string
  /** Makes 取消 end a submit that is under way, for one that takes long; without it the submit is waited for. */
  stop?: () => void
  /** Closing asks nothing, for forms whose content is no work (a single choice). */
  withoutLeaveQuestion?: boolean
  /** The fields, in a column. `data-autofocus` on one gives it the first focus; otherwise the first field has it. */
  children: ReactNode
}

export interface FormShellHandle {
  requestClose: () => void
}

/** The form in a dialog: fields, the error of the server, and the buttons. */
export function FormShell<Values, Transformed, Answer>({
  opened,
  onClose,
  form,
  onSubmit,
  otherSubmits = NONE,
  onSuccess,
  onWrong,
  submitLabel = '确定',
  submitDisabledReason,
  withoutLeaveQuestion,
  stop,
  children,
  handle,
}: Omit<FormShellProps<Values, Transformed, Answer>, 'title'> & { handle: Ref<FormShellHandle> }) {
  const {
    submit: send,
    busy,
    sending,
    error,
  } = useSubmit(
    // which of them is sent, so that its button turns
    ({ values, which }: { values: Transformed; which: string | undefined }) =>
      Promise.resolve((otherSubmits.find(({ label }) => label === which)?.onSubmit ?? onSubmit)(values)),
    { before: maySendAgain },
  )
  useMendedErrors(form)
  // its buttons are there for a moment more while it closes
  const sent = useRef(false)
  useEffect(() => {
    if (opened) sent.current = false
  }, [opened])
  const refused = useRef<Values>(undefined)
  // what the server refused is not what stands there now; what may have been done stays said (N6)
  const shownError = isResultUnknown(error) || refused.current === form.values ? error : undefined
  const [, noticeTyping] = useReducer((count: number) => count + 1, 0)
  const asking = useRef(false)
  const mended = useRef<() => void>(undefined)
  const isWrong = Object.keys(form.errors).length > 0
  useEffect(() => (isWrong ? () => mended.current?.() : undefined), [isWrong])
  const fields = useRef<HTMLDivElement>(null)
  const showFirstInvalid = useShowFirstInvalid(fields)

  // before the dialog's focus trap looks for it
  useLayoutEffect(() => {
    if (fields.current?.querySelector('[data-autofocus]')) return
    fields.current?.querySelector(FIELD)?.setAttribute('data-autofocus', 'true')
  }, [])

  const dirty = !withoutLeaveQuestion && form.isDirty()
  const release = useUnsavedChanges(dirty, undefined, busy)

  async function requestClose() {
    if (busy || asking.current) return
    if (!withoutLeaveQuestion && form.isDirty()) {
      asking.current = true
      const leave = await confirmLeave()
      asking.current = false
      if (!leave) return
    }
    onClose()
  }
  useImperativeHandle(handle, () => ({ requestClose: () => void requestClose() }))

  async function submit(values: Transformed, which?: string) {
    refused.current = form.values
    if (submitDisabledReason !== undefined || sent.current) return
    const ended = await send({ values, which })
    if (!ended.done) return
    sent.current = true
    // at once, for what follows may leave the page
    release()
    onClose()
    onSuccess?.(ended.answer)
  }

  function refuse(errors: FormErrors) {
    mended.current = onWrong?.(errors)
    showFirstInvalid()
  }

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((values) => submit(values), refuse)}
      onChange={noticeTyping}
    >
      <Stack gap="md" ref={fields} className={classes.fields}>
        {children}
        <InlineError error={shownError} />
      </Stack>
      <Group justify="flex-end" gap="xs" className={classes.buttons}>
        <ActionButton
          variant="default"
          onClick={() => (busy ? stop?.() : void requestClose())}
          disabledReason={busy && !stop ? BUSY : undefined}
        >
          取消
        </ActionButton>
        {otherSubmits.map(({ label }) => (
          <ActionButton
            key={label}
            variant="default"
            busy={sending !== undefined && sending.which === label}
            disabledReason={sending !== undefined && sending.which !== label ? BUSY : submitDisabledReason}
            onClick={() => form.onSubmit((values) => submit(values, label), refuse)()}
          >
            {label}
          </ActionButton>
        ))}
        <ActionButton
          type="submit"
          busy={sending !== undefined && sending.which === undefined}
          disabledReason={sending?.which === undefined ? submitDisabledReason : BUSY}
        >
          {submitLabel}
        </ActionButton>
      </Group>
    </form>
  )
}

const NONE: readonly never[] = []
const BUSY = '正在提交，请稍候'

const FIELD =
  'input:not([type=hidden], [disabled], [readonly]), textarea:not([disabled]), select:not([disabled]), input[aria-haspopup]:not([disabled]), button[aria-haspopup]'
