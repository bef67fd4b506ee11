import type { Order } from '#src/api/generated/types.gen.ts'
import { plainId } from '#src/lib/data/parse-json.ts'

export function orderName({ name, id }: Order): string {
  return name || plainId(id)
}
