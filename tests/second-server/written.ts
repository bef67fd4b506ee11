import type { Ways } from './ways.ts'

/** Fields that hold ids. */
const IDS = /^(id|pid|aboveId|groupId|organizationId|roleId|programId|deviceId)$/
/** A number that JSON writes and a double cannot hold, on its way through `JSON.stringify`. */
const LONG = /"long:(\d+)"/g

/** An answer as JSON, in the forms that a server gives moments, ids, numbers and what is not there. */
export function written(value: unknown, ways: Ways): string {
  return JSON.stringify(formed(value, '', ways)).replace(LONG, '$1')
}

function formed(value: unknown, key: string, ways: Ways): unknown {
  if (value instanceof Date) return momentOf(value, ways)
  if (Array.isArray(value)) return value.map((item) => formed(item, key, ways))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, item]) => [name, formed(item, name, ways)] as const)
    return Object.fromEntries(ways.absent === 'null' ? entries.map(([name, item]) => [name, item ?? null]) : entries)
  }
  if (typeof value !== 'number') return value
  // nothing has the id 0: it stands for being in no group
  if (IDS.test(key))
    return ways.ids === 'small' || value === 0 ? value : `long:${9_007_199_254_740_993n + BigInt(value) * 2n}`
  return ways.numbers === 'texts' && key !== ways.envelope.code ? String(value) : value
}

const OFFSET = 480

function momentOf(date: Date, { moments, zone }: Ways): string | number {
  const wall = (minutes: number) => new Date(date.getTime() + minutes * 60_000).toISOString()
  switch (moments) {
    case 'ISO in UTC':
      return date.toISOString()
    case 'ISO with offset':
      return `${wall(OFFSET).slice(0, 23)}+08:00`
    case 'epoch ms':
      return date.getTime()
    case 'epoch s':
      return date.getTime() / 1000
    case 'yyyy-MM-dd HH:mm:ss':
      return wall(zone).slice(0, 19).replace('T', ' ')
  }
}
