import md5 from 'md5'

/**
 * A short text that is the same for values that say the same in JSON, whatever the order of their keys. `leavesOut`
 * names keys that do not count, wherever they are.
 */
export function fingerprint(value: unknown, leavesOut: ReadonlySet<string> = new Set()): string {
  return md5(
    JSON.stringify(value, (key, part: unknown) => {
      if (leavesOut.has(key)) return undefined
      if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
      return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    }) ?? '',
  )
}
