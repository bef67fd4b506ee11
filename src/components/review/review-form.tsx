import { Group, Stack, TextInput } from '@mantine/core'
import { useId, useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react'
import { REVIEW_REASON_LIMIT, reviewReasonWrong, visibleLength } from '#src/domain/validation.ts'
import { useUnsavedChanges } from '#src/lib/hooks/use-unsaved-changes.ts'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { InlineError } from '#src/ui/feedback/inline-error.tsx'
import { maySendAgain } from '#src/ui/form/may-send-again.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import classes from './review-form.module.css'
import { presetReasons, togglePart } from './review-reasons.ts'
import { sayDecided } from './say-decided.ts'

/** The answer of a decision that is not sent yet. */
export const HELD = Symbol('held')

/** A decision as the calls take it: 0 approves, 1 rejects (2§7). */
export type Decision = 0 | 1

export interface ReviewFormHandle {
  focusApprove: () => void
  focusReason: () => void
  /** Whether a reason is typed that would be lost. */
  isDirty: () => boolean
  /** Whether it says why a decision failed. */
  hasError: () => boolean
  isBusy: () => boolean
}

export interface ReviewFormProps {
  /** The level that decides, as `levelName` of `domain/review.ts` has it. */
  levelName: string
  /** What is decided about: `广告“…”`. */
  subject: string
  /**
   * Sends the decision; the reason is empty with an approval (C21). What it throws is shown here, and what was typed
   * stays. It answers `HELD` where it is sent later, and said then.
   */
  decide: (reject: Decision, reason: string) => Promise<unknown>
  /** After the decision has been made and said, unless the form is gone by then. */
  onDecided?: (reject: Decision) => void
  /** The screen keeps the reason while others are looked at, and gives it to begin with. */
  kept?: boolean
  initialReason?: string
  onReasonChange?: (reason: string) => void
  /** Reasons to choose from. Default those for what is seen on screens. */
  presets?: readonly string[]
  /** Why nothing can be decided any more; what was typed can still be read. */
  closedReason?: string
  /** Why it cannot be approved yet: nobody approves what has not been seen. */
  unseenReason?: string | undefined
  handle?: Ref<ReviewFormHandle>
}

/**
 * Approves, or rejects with a reason (2§4). It says how it went, sends once however often it is clicked, and keeps what
 * was typed when it fails. A typed reason and an approval contradict each other: then only the rejection is open.
 */
export function ReviewForm({
  levelName,
  subject,
  decide,
  onDecided,
  kept = false,
  initialReason = '',
  onReasonChange,
  presets = presetReasons,
  closedReason,
  unseenReason,
  handle,
}: ReviewFormProps) {
  const [reason, setReason] = useState(initialReason)
  const [wrong, setWrong] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const approveButton = useRef<HTMLButtonElement>(null)
  const mounted = useMounted()
  const presetsId = useId()

  const typed = reason.trim() !== ''
  const length = visibleLength(reason.trim())
  const tooLong = length > REVIEW_REASON_LIMIT ? reviewReasonWrong(reason) : null

  const {
    submit,
    sending: busy,
    error,
  } = useSubmit((reject: Decision) => decide(reject, reject === 1 ? reason.trim() : ''), { before: maySendAgain })
  const release = useUnsavedChanges(typed, kept ? 'page' : 'move', busy !== undefined)

  useImperativeHandle(handle, () => ({
    focusApprove: () => approveButton.current?.focus(),
    focusReason: () => field.current?.focus(),
    isDirty: () => typed,
    hasError: () => error !== undefined,
    isBusy: () => busy !== undefined,
  }))

  function change(next: string) {
    setReason(next)
    setWrong(null)
    onReasonChange?.(next)
  }

  async function send(reject: Decision) {
    const sent = await submit(reject)
    if (!sent.done) return
    const { answer } = sent
    // at once, for what follows may leave the page
    release()
    if (answer !== HELD) sayDecided(reject, levelName, subject)
    if (mounted.current) onDecided?.(reject)
  }

  function reject(event: FormEvent) {
    event.preventDefault()
    // Enter in the field comes past the button
    if (closedReason !== undefined) return
    const missing = reviewReasonWrong(reason)
    setWrong(missing)
    if (missing === null) void send(1)
    else field.current?.focus()
  }

  return (
    <form noValidate onSubmit={reject}>
      <Stack gap="sm">
        <TextInput
          ref={field}
          data-autofocus
          label="不通过的原因"
          description="不通过时必填"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="请输入或选择原因"
          value={reason}
          onChange={(event) => change(event.currentTarget.value)}
          error={tooLong ?? wrong}
          rightSection={
            <span className={classes.count} data-over={tooLong !== null || undefined} aria-hidden>
              {length}/{REVIEW_REASON_LIMIT}
            </span>
          }
          rightSectionWidth={56}
          rightSectionPointerEvents="none"
        />
        <div role="group" aria-labelledby={presetsId} className={classes.presets}>
          <span id={presetsId} className={classes.presetsLabel}>
            常用原因
          </span>
          {presets.map((preset) => {
            const { next, chosen } = togglePart(reason, preset)
            const full = !chosen && visibleLength(next) > REVIEW_REASON_LIMIT
            return (
              <ActionButton
                key={preset}
                size="compact-sm"
                radius="xl"
                variant={chosen ? 'light' : 'default'}
                aria-pressed={chosen}
                disabledReason={full ? `原因不能超过 ${REVIEW_REASON_LIMIT} 个字符` : undefined}
                onClick={() => change(next)}
              >
                {preset}
              </ActionButton>
            )
          })}
        </div>
        <InlineError error={error} />
        <Group justify="flex-end" gap="xs">
          <ActionButton
            type="submit"
            color="red"
            variant="outline"
            busy={busy === 1}
            disabledReason={busy === 0 ? '正在提交，请稍候' : closedReason}
          >
            不通过
          </ActionButton>
          <ActionButton
            ref={approveButton}
            busy={busy === 0}
            disabledReason={
              busy === 1
                ? '正在提交，请稍候'
                : (closedReason ?? (typed ? '已填写不通过的原因，清空后才能通过' : unseenReason))
            }
            onClick={() => void send(0)}
          >
            通过
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}
