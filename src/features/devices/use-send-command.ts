import { useCallback } from 'react'
import { recordActivity, sendRecorded } from '#src/api/activities.ts'
import type { Device, DeviceCommandRequest } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { commandTypes, labelOf } from '#src/domain/labels.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { notifyDone } from '#src/ui/feedback/notify.ts'
import { asTheyAre, type RetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'
import { idsOf, subjectOf } from './device-batch.ts'

type CommandType = DeviceCommandRequest['type']

/**
 * Asks, sends a command to terminals and records it, so that it is followed (1§4: commands ask for confirmation first).
 * Stable while its argument is.
 */
export function useSendCommand(retryWithoutDeleted: RetryWithoutDeleted = asTheyAre) {
  const { mutateAsync } = useWrite('deviceCommandSend')
  return useCallback(
    async (devices: readonly Pick<Device, 'id' | 'name' | 'sn'>[], type: CommandType): Promise<boolean> => {
      const { done } = await confirm({
        title: '下发指令',
        message: `确定对${subjectOf(devices)}执行“${labelOf(commandTypes, type).text}”？`,
        confirmLabel: '执行',
        action: async () => {
          const { rows: sent } = await retryWithoutDeleted(devices, (rest) =>
            sendRecorded(
              () => mutateAsync({ body: { deviceIds: idsOf(rest), type } }),
              (unansweredAt) => recordActivity({ kind: 'command', type }, rest, unansweredAt),
            ),
          )
          notifyDone(`已向${subjectOf(sent)}下发“${labelOf(commandTypes, type).text}”`)
        },
      })
      return done
    },
    [mutateAsync, retryWithoutDeleted],
  )
}
