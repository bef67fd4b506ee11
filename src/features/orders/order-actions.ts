import type { Order } from '#src/api/generated/types.gen.ts'
import { blockedByOrder, orderPermissions, type OrderAction } from '#src/domain/order-rules.ts'
import type { Permission } from '#src/domain/permissions.ts'
import type { RowAction } from '#src/ui/table/table-column.ts'

export interface OrderActionHandlers {
  can: (permission: Permission) => boolean
  /** Opens the detail, which is where an order is reviewed: nobody decides on what they have not seen. */
  review: (order: Order) => void
  stop: (order: Order) => unknown
  remove: (order: Order) => unknown
}

/** The actions on one order; what its status forbids says why, those that the role lacks are absent (P8). */
export function orderActions(order: Order, { can, review, stop, remove }: OrderActionHandlers): RowAction[] {
  const action = (name: OrderAction, label: string, run: (order: Order) => unknown, danger = false): RowAction[] =>
    can(orderPermissions[name])
      ? [{ label, danger, disabledReason: blockedByOrder(name, order), onClick: () => void run(order) }]
      : []
  return [
    ...action('review', '审核', review),
    ...action('stop', '停播', stop),
    ...action('delete', '删除', remove, true),
  ]
}
