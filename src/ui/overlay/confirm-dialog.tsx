import { Group, Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useSubmit, type Submitted } from '../form/use-submit.ts'
import { shownText } from '#src/lib/text/shown-text.ts'
import { isResultUnknown, UserError } from '#src/lib/errors/user-error.ts'
import { ActionButton } from '../action-button.tsx'
import { closesOn } from './ask.ts'
import type { ConfirmOptions, LateNote } from './confirm.tsx'
import { escapeCloses } from './escape.ts'
import { InlineError } from '../feedback/inline-error.tsx'
import { ReloadButton } from '../feedback/reload-button.tsx'
import { useFirstFocus } from './use-first-focus.ts'

let count = 0

interface Question<Answer> extends ConfirmOptions<Answer> {
  signal: AbortSignal
}

/**
 * The dialog of `confirm`. One that is closed while its action is under way, because its page is left, is answered when
 * that has ended.
 */
export function askInDialog<Answer>(options: Question<Answer>): Promise<Submitted<Answer | undefined>> {
  count += 1
  const modalId = `confirm-${count}`
  return new Promise((resolve) => {
    let open = true
    let busy = false
    const close = () => modals.close(modalId)
    const stop = closesOn(options.signal, () => {
      close()
      // it may not be in the page yet
      onClose()
    })
    function onClose() {
      open = false
      stop()
      if (!busy) resolve({ done: false })
    }
    function onRan(ended: Submitted<Answer | undefined>) {
      if (ended.done || (!open && !busy)) resolve(ended)
      if (ended.done && open) close()
    }
    modals.open({
      modalId,
      title: shownText(options.title),
      size: 440,
      // `ask` gives it back
      returnFocus: false,
      ...escapeCloses(() => {
        if (!busy) close()
      }),
      // a dialog below, which hears Escape from the window, must not take it for its own
      attributes: { content: stopsEscape },
      closeButtonProps: { 'aria-label': '关闭', ...stopsEscape },
      onClose,
      children: (
        // a question that follows at once takes the place of this one, and must not take over its state
        <ConfirmBody
          key={modalId}
          {...options}
          onCancel={close}
          onBusy={(value) => {
            busy = value
            if (open) modals.updateModal({ modalId, closeOnClickOutside: !busy, withCloseButton: !busy })
          }}
          onRan={onRan}
        />
      ),
    })
  })
}

export async function askAnotherTry(load: () => Promise<void>, signal: AbortSignal): Promise<boolean> {
  const { done } = await askInDialog({
    signal,
    title: '打开失败',
    message: (
      <Stack gap="sm" align="flex-start">
        网络可能已断开，或系统刚刚更新过。本页的内容都还在，可以重试；如果系统更新过，请刷新页面。
        <ReloadButton size="compact-sm" />
      </Stack>
    ),
    confirmLabel: '重试',
    action: () =>
      load().catch((cause: unknown) => {
        throw new UserError('仍然没有加载成功', { cause })
      }),
  })
  return done
}

const stopsEscape = { 'data-mantine-stop-propagation': 'true' }

interface ConfirmBodyProps<Answer> extends ConfirmOptions<Answer> {
  onCancel: () => void
  onBusy: (busy: boolean) => void
  /** Told how a try has ended, when it has. */
  onRan: (ended: Submitted<Answer | undefined>) => void
}

function ConfirmBody<Answer>({
  message,
  note,
  confirmLabel = '确定',
  cancelLabel = '取消',
  danger,
  action,
  onCancel,
  onBusy,
  onRan,
}: ConfirmBodyProps<Answer>) {
  const { submit, busy, error } = useSubmit(
    async () => {
      onBusy(true)
      try {
        return await action?.()
      } finally {
        onBusy(false)
      }
    },
    { once: true },
  )
  const run = async (event: MouseEvent) => {
    // the second click of a double click that has asked is no answer
    if (event.detail < 2) onRan(await submit())
  }

  const body = useFirstFocus()
  const unsure = isResultUnknown(error)
  const understood = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // the button that had the focus is gone
    if (unsure) understood.current?.focus()
  }, [unsure])

  return (
    <Stack gap="md" ref={body}>
      <div>{message}</div>
      {note && <Note {...note} />}
      <InlineError error={error} />
      {unsure && <div>操作可能已经生效，请核对后再决定是否重新执行。</div>}
      <Group justify="flex-end" gap="xs">
        {/* what was pressed once closes now: doing it again is another button, at another place */}
        {unsure && (
          <ActionButton variant="subtle" color="red" onClick={(event) => void run(event)} {...stopsEscape}>
            仍要重新执行
          </ActionButton>
        )}
        {unsure && (
          <ActionButton ref={understood} onClick={onCancel} {...stopsEscape}>
            知道了
          </ActionButton>
        )}
        {!unsure && cancelLabel !== null && (
          <ActionButton
            variant="default"
            onClick={onCancel}
            disabledReason={busy ? '正在处理，请稍候' : undefined}
            data-autofocus
            {...stopsEscape}
          >
            {cancelLabel}
          </ActionButton>
        )}
        {!unsure && (
          <ActionButton
            data-autofocus={cancelLabel === null || undefined}
            color={danger ? 'red' : undefined}
            onClick={(event) => void run(event)}
            busy={busy}
            {...stopsEscape}
          >
            {confirmLabel}
          </ActionButton>
        )}
      </Group>
    </Stack>
  )
}

function Note({ load, waiting, failed }: LateNote) {
  const [note, setNote] = useState<ReactNode>(waiting)
  useEffect(() => {
    load().then(setNote, () => setNote(failed))
  }, [load, failed])
  return <div role="status">{note}</div>
}
