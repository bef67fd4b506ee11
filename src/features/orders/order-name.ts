import type { Order } from '#src/api/generated/types.gen.ts'

/** What an order is called. */
export function orderName({ name, id }: Order): string {
  return name || String(id)
}
