import { useMemo } from 'react'
import type { Order } from '#src/api/generated/types.gen.ts'
import { sendRecorded } from '#src/api/activities.ts'
import { call } from '#src/api/client.ts'
import { useWrite } from '#src/api/query.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { notifyDone } from '#src/ui/feedback/notify.ts'
import { orderName } from './order-name.ts'
import { recordOrder } from './record-order.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** Stopping and deleting an order, each after a question in which its error would stand. The functions never change. */
export function useOrderCommands() {
  const { mutateAsync: stop } = useWrite('orderStop')
  const { mutateAsync: remove } = useWrite('orderDelete')
  return useMemo(
    () => ({
      stop: async (order: Order) => {
        const { done } = await confirm({
          title: '停播订单',
          message: `确定停播订单“${orderName(order)}”？它的广告将从 ${formatNumber(order.deviceCount ?? 0)} 台终端上停播，停播后不能恢复。`,
          confirmLabel: '停播',
          danger: true,
          action: async () => {
            const path = { id: order.id }
            // a row names neither ads nor terminals
            const detail = call('orderGet', { path }).catch(() => undefined)
            await sendRecorded(
              () => stop({ path }),
              (at) => void detail.then((known) => known && recordOrder('stop', known, at)),
            )
          },
        })
        if (done) notifyDone(`已停播订单“${orderName(order)}”`)
      },
      remove: async (order: Order) => {
        const { done } = await confirm({
          title: '删除订单',
          message: `确定删除订单“${orderName(order)}”？删除后不能恢复。`,
          confirmLabel: '删除',
          danger: true,
          action: () => remove({ path: { id: order.id } }),
        })
        if (done) notifyDone(`已删除订单“${orderName(order)}”`)
      },
    }),
    [stop, remove],
  )
}
