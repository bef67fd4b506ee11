import { useCallback } from 'react'
import { sendRecorded } from '#src/api/activities.ts'
import { changeActivity } from '#src/api/activity-store.ts'
import { loadAll } from '#src/api/paging.ts'
import { useWrite } from '#src/api/query.ts'
import { PENDING, UNANSWERED, type Activity } from '#src/domain/activity.ts'
import { sentAgain } from '#src/domain/activity-course.ts'
import { lookUpLimit } from '#src/lib/data/gather-pages.ts'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { serverNow } from '#src/lib/time/server-clock.ts'
import { workText } from './activity-words.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/**
 * Sends a command again to the terminals on which it has failed. Those that are offline or gone by now are left out,
 * which the question says: the server takes all of a batch or nothing.
 */
export function useRetryFailed(): (activity: Activity) => Promise<void> {
  const { mutateAsync } = useWrite('deviceCommandSend')
  return useCallback(
    async (activity) => {
      const { key, work, targets } = activity
      if (work.kind !== 'command') return
      const failed = targets.filter(({ state }) => state === 'failed')
      const online = await loadAll('deviceList', { state: 1 }, lookUpLimit()).then(
        (devices) => new Set(devices.map(({ id }) => String(id))),
        // the server decides; it knows what it has
        () => undefined,
      )
      const chosen = failed.filter(({ id }) => online?.has(String(id)) ?? true)
      if (chosen.length === 0) return void notifyError(`“${workText(activity)}”失败的终端都不在线，上线后可以重试`)
      const left = failed.length - chosen.length
      await confirm({
        title: '下发指令',
        message: `确定对失败的 ${formatNumber(chosen.length)} 台终端重新执行“${workText(activity)}”？${left > 0 ? `另有 ${formatNumber(left)} 台不在线，不含在内。` : ''}`,
        confirmLabel: '执行',
        action: async () => {
          const ids = new Set(chosen.map(({ id }) => String(id)))
          await sendRecorded(
            () => mutateAsync({ body: { deviceIds: chosen.map(({ id }) => id), type: work.type } }),
            (unansweredAt) =>
              void changeActivity(key, (now) =>
                sentAgain(now, ids, unansweredAt ?? serverNow(), unansweredAt === undefined ? PENDING : UNANSWERED),
              ),
          )
        },
      })
    },
    [mutateAsync],
  )
}
