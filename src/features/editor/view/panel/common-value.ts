export interface CommonValue<Value> {
  /** That of the first where they differ. */
  value: Value
  mixed: boolean
}

/** Stands where those that are chosen differ. */
export const MIXED = '多个值'

/** What several elements have at a place; there is at least one. */
export function commonValue<Of, Value>(
  elements: readonly [Of, ...Of[]],
  read: (element: Of) => Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): CommonValue<Value> {
  const [first, ...others] = elements
  const value = read(first)
  return { value, mixed: others.some((other) => !isSame(read(other), value)) }
}
