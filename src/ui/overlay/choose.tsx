import { Group, Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'
import { shownText } from '#src/lib/text/shown-text.ts'
import { thisPage } from '#src/lib/hooks/this-page.ts'
import { ActionButton } from '../action-button.tsx'
import { ask, closesOn } from './ask.ts'
import { escapeCloses } from './escape.ts'
import { useFirstFocus } from './use-first-focus.ts'

export interface ChooseOptions<Value extends string> {
  /** The question in short. */
  title: string
  /** What it is about, in a sentence. */
  message: ReactNode
  /** The answers, the one that is advised last; `disabledReason` says why one cannot be given. */
  choices: readonly { value: Value; label: string; danger?: boolean; disabledReason?: string | undefined }[]
  /** The word on the button that answers nothing. Default 取消. */
  cancelLabel?: string
}

let count = 0

/**
 * Asks, and resolves to the answer; undefined when none was given, or it could not be asked. Needs an `OverlayHost` on
 * the page.
 */
export function choose<Value extends string>(options: ChooseOptions<Value>): Promise<Value | undefined> {
  const signal = thisPage()
  return ask(options.title, signal, () => chooseInDialog(options, signal))
}

function chooseInDialog<Value extends string>(
  { title, message, choices, cancelLabel = '取消' }: ChooseOptions<Value>,
  signal: AbortSignal,
): Promise<Value | undefined> {
  count += 1
  const modalId = `choose-${count}`
  return new Promise((resolve) => {
    let answer: Value | undefined
    const close = () => modals.close(modalId)
    function onClose() {
      stop()
      resolve(answer)
    }
    const stop = closesOn(signal, () => {
      close()
      // it may not be in the page yet
      onClose()
    })
    modals.open({
      modalId,
      title: shownText(title),
      size: 480,
      // `ask` gives it back
      returnFocus: false,
      ...escapeCloses(close),
      // a dialog below, which hears Escape from the window, must not take it for its own
      attributes: { content: stopsEscape },
      closeButtonProps: { 'aria-label': '关闭', ...stopsEscape },
      onClose,
      children: (
        // a question that follows another takes its place, and must not take over its state
        <ChooseBody
          key={modalId}
          message={message}
          choices={choices}
          cancelLabel={cancelLabel}
          onCancel={close}
          onAnswer={(value) => {
            answer = value
            close()
          }}
        />
      ),
    })
  })
}

interface ChooseBodyProps<Value extends string> extends Omit<ChooseOptions<Value>, 'title'> {
  onCancel: () => void
  onAnswer: (value: Value) => void
}

function ChooseBody<Value extends string>({
  message,
  choices,
  cancelLabel,
  onCancel,
  onAnswer,
}: ChooseBodyProps<Value>) {
  const body = useFirstFocus()
  return (
    <Stack gap="md" ref={body}>
      <div>{message}</div>
      <Group justify="flex-end" gap="xs">
        <ActionButton variant="default" onClick={onCancel} data-autofocus {...stopsEscape}>
          {cancelLabel}
        </ActionButton>
        {choices.map(({ value, label, danger, disabledReason }, index) => (
          <ActionButton
            key={value}
            variant={index === choices.length - 1 ? 'filled' : 'default'}
            color={danger ? 'red' : undefined}
            disabledReason={disabledReason}
            onClick={() => onAnswer(value)}
            {...stopsEscape}
          >
            {label}
          </ActionButton>
        ))}
      </Group>
    </Stack>
  )
}

const stopsEscape = { 'data-mantine-stop-propagation': 'true' }
