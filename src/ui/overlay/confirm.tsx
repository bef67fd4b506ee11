import type { ReactNode } from 'react'
import { isOpenOverPage, thisFrame } from '#src/lib/hooks/closes-with-page.ts'
import { thisPage } from '#src/lib/hooks/this-page.ts'
import type { LeaveQuestion } from '#src/lib/hooks/unsaved-work.ts'
import type { Submitted } from '../form/use-submit.ts'
import { ask } from './ask.ts'
import { overlaysInPlace } from './overlay-place.ts'

export interface LateNote {
  /** Brings it, with its code; the same function from render to render. */
  load: () => Promise<ReactNode>
  /** What stands there until it has come, and where it does not come. */
  waiting: string
  failed: string
}

export interface ConfirmOptions<Answer = unknown> {
  /** The question in short, such as 删除分组. */
  title: string
  /** What will happen, in a sentence. */
  message: ReactNode
  /** What is looked up while the question stands, below the message; it waits for nothing of it. */
  note?: LateNote
  /** The word on the button that does it. Default 确定. */
  confirmLabel?: string
  /** Default 取消; null leaves the button out, for what is only to be read. */
  cancelLabel?: string | null
  /** What cannot be undone: the button is red. */
  danger?: boolean
  /**
   * What is done. The dialog waits for it, closes when it is done, and stays with the error when it fails, so that it
   * can be tried again; where it may have been done all the same, only by another button (N6). Without an action the
   * answer alone is what the caller wants.
   */
  action?: () => Promise<Answer>
  /**
   * Takes the question back when it is aborted, as one that was answered with no. Default is when the page is left;
   * what waits before it asks takes `thisPage()` before that.
   */
  signal?: AbortSignal
  /** It belongs to the frame around the page, as what is asked over a form of that does by itself (N20). */
  ofFrame?: boolean
}

/**
 * Asks, does the action inside the dialog, and resolves to what it answered; it is not done when it was not wanted, or
 * could not be asked. Without an action the answer is whether it is wanted. Needs an `OverlayHost` on the page.
 */
export async function confirm<Answer>(
  options: ConfirmOptions<Answer> & { action: () => Promise<Answer> },
): Promise<Submitted<Answer>>
export async function confirm(options: ConfirmOptions & { action?: never }): Promise<boolean>
export async function confirm(options: ConfirmOptions): Promise<Submitted<unknown> | boolean> {
  const { title, message, ofFrame = isOpenOverPage() } = options
  const frame = !options.signal && ofFrame ? thisFrame() : undefined
  const signal = options.signal ?? frame?.signal ?? thisPage()
  const words = `${title}${typeof message === 'string' ? message : ''}`
  const asked = await ask(words, signal, ({ askInDialog }) => askInDialog({ ...options, signal }))
  frame?.release()
  const answered = asked ?? { done: false }
  return options.action ? answered : answered.done
}

/** Asks whether unsaved changes may be thrown away, or another question of that kind. */
export function confirmLeave({ isBeingSent, ...question }: LeaveQuestion = {}): Promise<boolean> {
  return confirm({ danger: true, ...(isBeingSent ? BEING_SENT : UNSAVED), ...question })
}

const UNSAVED = {
  title: '放弃未保存的修改？',
  message: '已填写的内容还没有保存，离开后将丢失。',
  confirmLabel: '放弃修改',
  cancelLabel: '继续编辑',
}

const BEING_SENT = {
  title: '正在提交，确定离开？',
  message: '离开不会中断提交，结果会在完成后提示。如果提交失败，已填写的内容将丢失。',
  confirmLabel: '离开',
  cancelLabel: '留在此页',
}

/**
 * Says that code did not come, and loads it once more or the page anew, until `signal`. Resolves to true when it is
 * there.
 */
export async function confirmAnotherTry(load: () => Promise<void>, signal: AbortSignal): Promise<boolean> {
  const overlays = await overlaysInPlace().catch(() => undefined)
  return overlays?.askAnotherTry(load, signal) ?? false
}
