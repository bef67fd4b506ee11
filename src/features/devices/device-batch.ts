import type { Device } from '#src/api/generated/types.gen.ts'
import { toIdLists } from '#src/api/id-lists.ts'
import { messageOf, UserError } from '#src/lib/user-error.ts'
import type { WithoutGone } from '#src/ui/use-without-gone.ts'

/** What an action on several terminals needs from the screen that they were chosen on. */
export interface BatchDialogProps {
  devices: readonly Device[]
  onClose: () => void
  withoutGone: WithoutGone
  /** Called with the terminals for which the action was done, so that only the others stay selected. */
  onDone: (ids: readonly Device['id'][]) => void
}

/** The ids of terminals, as they came. */
export function idsOf(devices: readonly Pick<Device, 'id'>[]): Device['id'][] {
  return devices.map((device) => device.id)
}

/** `终端“…”` for one, `N 台终端` for several: what a dialog says it is about. */
export function subjectOf(devices: readonly Device[]): string {
  return devices.length === 1 ? `终端“${devices[0]?.name || devices[0]?.sn || ''}”` : `${devices.length} 台终端`
}

/**
 * Sends a call that takes ids in its path, in as many calls as they need (C17). When one fails the rest is not sent: the
 * error says how many were done, and `onDone` has been told which.
 */
export async function sendInLists(
  devices: readonly Device[],
  send: (list: string) => Promise<unknown>,
  onDone: (ids: readonly Device['id'][]) => void,
): Promise<void> {
  let done = 0
  for (const { list, ids } of toIdLists(idsOf(devices))) {
    try {
      await send(list)
    } catch (error) {
      if (done === 0) throw error
      throw new UserError(`已完成 ${done} 台，其余 ${devices.length - done} 台失败：${messageOf(error) ?? '登录已失效'}`, { cause: error })
    }
    done += ids.length
    onDone(ids)
  }
}
