import type { Device } from '#src/api/generated/types.gen.ts'
import { toIdLists } from '#src/api/id-lists.ts'
import { createCell, type Cell } from '#src/lib/data/cell.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { deviceName } from '#src/domain/device-rules.ts'
import { isResultUnknown, messageOf, UserError } from '#src/lib/errors/user-error.ts'
import { subjectWords } from '#src/ui/table/batch-target.ts'
import type { RetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'

export interface BatchDialogProps {
  devices: readonly Device[]
  onClose: () => void
  retryWithoutDeleted: RetryWithoutDeleted
  /** Called with the terminals for which the action was done, so that only the others stay selected. */
  onDone: (ids: readonly Device['id'][]) => void
}

export function idsOf(devices: readonly Pick<Device, 'id'>[]): Device['id'][] {
  return devices.map((device) => device.id)
}

export const subjectOf = subjectWords<Device>('终端', '台', deviceName)

export interface SentGroup {
  devices: readonly Pick<Device, 'id'>[]
  /** `list` is the ids as a path has them. */
  send: (list: string, ids: readonly Device['id'][]) => Promise<unknown>
  /** The ids stand in the body: one call takes all of them. */
  inBody?: boolean
}

export interface BatchProgress {
  done: number
  total: number
}

export interface BatchRun {
  /** Undefined while none is under way, and for one that is a single call. */
  progress: Cell<BatchProgress | undefined>
  /** Sends no further call; what is under way is waited for. */
  stop: () => void
  /**
   * Sends one group after the other, each whose ids stand in the path in as many calls as they need (C17). When one
   * fails, or the run is stopped, the rest is not sent: the error says how many were done, `onDone` has been told
   * which, and `done` holds them, so that they are left out when it is tried again.
   */
  send: (
    groups: readonly SentGroup[],
    done: Set<string>,
    onDone: (ids: readonly Device['id'][]) => void,
  ) => Promise<void>
}

export function createBatchRun(): BatchRun {
  const progress = createCell<BatchProgress | undefined>(undefined)
  let isStopped = false
  return {
    progress,
    stop: () => void (isStopped = true),
    async send(groups, done, onDone) {
      isStopped = false
      const isLeft = ({ id }: Pick<Device, 'id'>) => !done.has(String(id))
      const calls = groups.flatMap(({ devices, send, inBody }) => {
        const ids = idsOf(devices.filter(isLeft))
        const parts = inBody ? (ids.length > 0 ? [{ list: '', ids }] : []) : toIdLists(ids)
        return parts.map((part) => ({ ...part, send }))
      })
      const total = done.size + calls.reduce((sum, { ids }) => sum + ids.length, 0)
      const figures = () => `已完成 ${formatNumber(done.size)} 台，其余 ${formatNumber(total - done.size)} 台`
      const tell = () => calls.length > 1 && progress.set({ done: done.size, total })
      try {
        for (const { list, ids, send } of calls) {
          if (isStopped) throw new BatchError(`已停止：${figures()}未发送`)
          tell()
          try {
            await send(list, ids)
          } catch (error) {
            if (done.size === 0) throw error
            throw new BatchError(`${figures()}失败：${messageOf(error) ?? '登录已失效'}`, { cause: error })
          }
          for (const id of ids) done.add(String(id))
          onDone(ids)
        }
      } finally {
        progress.set(undefined)
      }
    },
  }
}

/** Why a batch in several calls came to its end; what its last call may have done it may have done too. */
class BatchError extends UserError {
  override get resultUnknown(): boolean {
    return isResultUnknown(this.cause)
  }
}
