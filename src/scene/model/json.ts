export type Json = null | boolean | number | string | Json[] | JsonObject

/** An object of JSON. Its keys come from outside: read them with `own` only. */
export interface JsonObject {
  [key: string]: Json
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a key of its own; undefined for everything inherited, and for what is no object (M6). */
export function own(value: unknown, key: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/**
 * Whether a value has more levels than `limit`. Does not recurse, and ends for values that contain themselves (M11).
 */
export function isDeeperThan(value: unknown, limit: number): boolean {
  const open: { value: object; depth: number }[] = []
  const visit = (child: unknown, depth: number) => {
    if (typeof child === 'object' && child !== null) open.push({ value: child, depth })
  }
  visit(value, 1)
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.depth > limit) return true
    for (const child of Object.values(next.value)) visit(child, next.depth + 1)
  }
  return false
}
