import type { Order } from '#src/api/generated/types.gen.ts'

/** What an order is called. */
export function nameOf({ name, id }: Order): string {
  return name || String(id)
}
