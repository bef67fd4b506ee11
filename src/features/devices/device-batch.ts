import type { Device } from '#src/api/generated/types.gen.ts'
import { toIdLists } from '#src/api/id-lists.ts'
import { deviceName } from '#src/domain/device-rules.ts'
import { isResultUnknown, messageOf, UserError } from '#src/lib/errors/user-error.ts'
import type { RetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'

/** What an action on several terminals needs from the screen that they were chosen on. */
export interface BatchDialogProps {
  devices: readonly Device[]
  onClose: () => void
  retryWithoutDeleted: RetryWithoutDeleted
  /** Called with the terminals for which the action was done, so that only the others stay selected. */
  onDone: (ids: readonly Device['id'][]) => void
}

/** The ids of terminals, as they came. */
export function idsOf(devices: readonly Pick<Device, 'id'>[]): Device['id'][] {
  return devices.map((device) => device.id)
}

/** `终端“…”` for one, ` N 台终端` for several, which begins with a space: what a sentence of a dialog is about. */
export function subjectOf(devices: readonly Device[]): string {
  return devices.length === 1 ? `终端“${deviceName(devices[0] ?? {})}”` : ` ${devices.length} 台终端`
}

/** Terminals that get the same, and the call that sends it to a list of them. */
export interface SentGroup {
  devices: readonly Pick<Device, 'id'>[]
  send: (list: string) => Promise<unknown>
}

/**
 * Sends a call that takes ids in its path, in as many calls as they need (C17), one group after the other. When one
 * fails the rest is not sent: the error says how many were done, `onDone` has been told which, and `done` holds them,
 * so that they are left out when it is tried again.
 */
export async function sendInGroups(
  groups: readonly SentGroup[],
  done: Set<string>,
  onDone: (ids: readonly Device['id'][]) => void,
): Promise<void> {
  const isLeft = ({ id }: Pick<Device, 'id'>) => !done.has(String(id))
  for (const { devices, send } of groups) {
    for (const { list, ids } of toIdLists(idsOf(devices.filter(isLeft)))) {
      try {
        await send(list)
      } catch (error) {
        if (done.size === 0) throw error
        const left = groups.flatMap((group) => group.devices.filter(isLeft)).length
        throw new BatchError(`已完成 ${done.size} 台，其余 ${left} 台失败：${messageOf(error) ?? '登录已失效'}`, {
          cause: error,
        })
      }
      for (const id of ids) done.add(String(id))
      onDone(ids)
    }
  }
}

/** `sendInGroups` where all terminals get the same. */
export function sendInLists(
  devices: readonly Device[],
  send: SentGroup['send'],
  done: Set<string>,
  onDone: (ids: readonly Device['id'][]) => void,
): Promise<void> {
  return sendInGroups([{ devices, send }], done, onDone)
}

/** Why a batch in several calls came to its end; what its last call may have done it may have done too. */
class BatchError extends UserError {
  override get resultUnknown(): boolean {
    return isResultUnknown(this.cause)
  }
}
