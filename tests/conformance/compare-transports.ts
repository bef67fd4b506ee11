import type { Conversation, Exchange } from './conversation.ts'

/**
 * Where two conversations, each over a way of its own with servers that are the same, went apart; nothing when they did
 * not.
 */
export function compareTransports(one: Conversation, other: Conversation): string[] {
  const named = (conversation: Conversation) =>
    new Map(
      conversation.exchanges.map((exchange, index) => [
        `${index} ${exchange.method} ${exchange.path}${exchange.anonymous ? ' without a token' : ''}`,
        exchange,
      ]),
    )
  const [left, right] = [named(one), named(other)]
  const apart = [...left.keys()].find((key) => !right.has(key))
  // after that, everything has another number
  if (apart !== undefined || left.size !== right.size)
    return [`not the same requests, from ${apart ?? [...right.keys()][left.size]} on`]
  return [...left].flatMap(([key, exchange]) => {
    const found = differenceOf(exchange, right.get(key) as Exchange)
    return found === undefined ? [] : [`${key.replace(/^\d+ /, '')}: ${found}`]
  })
}

function differenceOf(left: Exchange, right: Exchange): string | undefined {
  if (left.status !== right.status) return `status ${left.status} and ${right.status}`
  return unequal('answer', comparable(left), comparable(right))
}

/** The answer without what differs from server to server: its own address, the token, and where downloads lie. */
function comparable({ json, text, operationId }: Exchange): unknown {
  if (json === undefined) return text
  return JSON.parse(
    JSON.stringify(json, (key, value: unknown) => {
      if (operationId === 'authLogin' && key === 'Authorization') return 'a token'
      // inside a page they are files of the build
      if (typeof value === 'string' && value.endsWith('.apk')) return 'a download'
      return typeof value === 'string' ? value.replace(/^https?:\/\/[^/]+\/(.*\/)?(?=cdn\/)/, '/') : value
    }),
  ) as unknown
}

/** The first place where two values are not the same, in words. */
function unequal(place: string, left: unknown, right: unknown): string | undefined {
  if (typeof left !== 'object' || left === null || typeof right !== 'object' || right === null) {
    return Object.is(left, right) ? undefined : `${place} is ${JSON.stringify(left)} and ${JSON.stringify(right)}`
  }
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = unequal(`${place}.${key}`, Reflect.get(left, key), Reflect.get(right, key))
    if (found !== undefined) return found
  }
  return undefined
}
