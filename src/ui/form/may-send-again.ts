import { isResultUnknown } from '#src/lib/errors/user-error.ts'
import { confirm } from '../overlay/confirm.tsx'

/**
 * Asks before something is sent again of which nobody knows whether it happened (N6). Resolves to true when it may be
 * sent, at once after every other failure and without one.
 */
export async function maySendAgain(failure: unknown): Promise<boolean> {
  if (!isResultUnknown(failure)) return true
  return confirm({
    title: '再次提交？',
    message: '上次提交的结果未知，可能已经生效。请先核对，再次提交可能会重复执行。',
    confirmLabel: '仍要提交',
    cancelLabel: '先去核对',
    danger: true,
  })
}
