import type { Filters } from './paging.ts'
import type { ReadOperation } from './query.ts'

type Query<Op extends ReadOperation> = Partial<Filters<Op>>

/** The parameters of a query that take a value as it stands. */
type TakenAsIs<Sent, Value> = {
  [Name in keyof Sent]-?: [Value] extends [NonNullable<Sent[Name]>] ? Name : never
}[keyof Sent]

/** Those that take the number that a value writes. */
type TakenAsNumber<Sent, Value> = {
  [Name in keyof Sent]-?: NonNullable<Sent[Name]> extends number
    ? string extends Value
      ? Name
      : [Value] extends [`${NonNullable<Sent[Name]>}`]
        ? Name
        : never
    : never
}[keyof Sent]

/** What each filter asks of a call; one that is left out, or asks what the call does not take, does not compile. */
type Asked<Op extends ReadOperation, Values> = {
  [Name in keyof Values]-?:
    | TakenAsIs<Query<Op>, NonNullable<Values[Name]>>
    | { number: TakenAsNumber<Query<Op>, NonNullable<Values[Name]>> }
    | ((value: NonNullable<Values[Name]>) => Query<Op> | undefined)
    | null
}

type AnyAsked = string | { number: string } | ((value: unknown) => object | undefined) | null

/**
 * The query of a list call for the filters of a screen. Each filter names its parameter, which takes it as it stands or
 * as a number, or makes several of it; null is what no call knows and the page narrows by itself.
 */
export function filterQuery<Op extends ReadOperation, Values extends object>(
  asked: Asked<Op, Values>,
): (values: Values) => Query<Op> {
  const filters = Object.entries(asked as Record<string, AnyAsked>)
  return (values) => {
    const query: Record<string, unknown> = {}
    const given = new Map<string, unknown>(Object.entries(values))
    for (const [name, ask] of filters) {
      const value = given.get(name)
      if (value === undefined || ask === null) continue
      if (typeof ask === 'function') Object.assign(query, ask(value))
      else if (typeof ask === 'string') query[ask] = value
      else query[ask.number] = Number(value)
    }
    return query as Query<Op>
  }
}
