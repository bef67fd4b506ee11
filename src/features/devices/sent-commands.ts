import { useCallback } from 'react'
import { proxy, subscribe } from 'valtio'
import type { Device, DeviceCommandRequest } from '#src/api/generated/types.gen.ts'
import { useWrite } from '#src/api/query.ts'
import { session } from '#src/api/session.ts'
import { commandTypes, labelOf } from '#src/domain/labels.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { notifySuccess } from '#src/ui/feedback/notify.ts'
import type { RetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'
import { idsOf, subjectOf } from './device-batch.ts'

type CommandType = DeviceCommandRequest['type']

/** A command that was sent from this page, followed until it is known what became of it. */
export interface SentCommand {
  device: Pick<Device, 'id' | 'name' | 'sn'>
  type: CommandType
  /** When it was sent, by this browser's clock; answers from before tell nothing of it. */
  sentAt: number
}

/** How many commands are followed; what became of the others stands in each terminal's history. */
export const FOLLOWED_COMMANDS = 50

/**
 * The commands just sent, newest first, one for each terminal and type; and of how many more nobody follows what
 * becomes of them.
 */
export const sentCommands = proxy<{ items: SentCommand[]; unfollowed: number }>({ items: [], unfollowed: 0 })

/** Forgets what was sent. */
export function forgetSentCommands() {
  Object.assign(sentCommands, { items: [], unfollowed: 0 })
}

let account = session.account
// whoever signs in next is not shown what somebody else has sent
subscribe(session, () => {
  if (session.account === account) return
  account = session.account
  forgetSentCommands()
})

function follow(devices: readonly SentCommand['device'][], type: CommandType) {
  const sentAt = Date.now()
  const sent = devices.map(({ id, name, sn }) => ({ device: { id, name, sn }, type, sentAt }))
  const again = new Set(sent.map(keyOf))
  const all = [...sent, ...sentCommands.items.filter((item) => !again.has(keyOf(item)))]
  sentCommands.items = all.slice(0, FOLLOWED_COMMANDS)
  sentCommands.unfollowed += Math.max(all.length - FOLLOWED_COMMANDS, 0)
}

/** Tells sent commands apart. */
export function keyOf({ device, type }: Pick<SentCommand, 'device' | 'type'>): string {
  return `${device.id} ${type}`
}

const asTheyAre: RetryWithoutDeleted = (rows, batch) => batch(rows)

/**
 * Asks, sends a command to terminals and follows it (1§4: commands ask for confirmation first). The function never
 * changes as long as what is given does not.
 */
export function useSendCommand(retryWithoutDeleted: RetryWithoutDeleted = asTheyAre) {
  const { mutateAsync } = useWrite('deviceCommandSend')
  return useCallback(
    (devices: readonly SentCommand['device'][], type: CommandType): Promise<boolean> =>
      confirm({
        title: '下发指令',
        message: `确定对${subjectOf(devices)}执行“${labelOf(commandTypes, type).text}”？`,
        confirmLabel: '执行',
        action: async () => {
          await retryWithoutDeleted(devices, async (rest) => {
            await mutateAsync({ body: { deviceIds: idsOf(rest), type } })
            follow(rest, type)
          })
          notifySuccess()
        },
      }),
    [mutateAsync, retryWithoutDeleted],
  )
}
