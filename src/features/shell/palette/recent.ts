import { sessionMarker } from '#src/lib/dom/session-marker.ts'
import { stored } from '#src/lib/dom/stored.ts'

export interface RecentRecord {
  kind: 'device' | 'program' | 'material' | 'account'
  id: string
  name: string
}

const MOST = 8
export const MOST_STARRED = 30
/** A longer one is cut where it is shown all the same. */
const LONGEST_NAME = 100

const placeOf = (list: 'recent' | 'starred', most: number) =>
  stored(`console.${list}.${sessionMarker.read()?.account ?? ''}`, (value) =>
    Array.isArray(value) ? value.filter(isRecent).slice(0, most) : undefined,
  )
const place = () => placeOf('recent', MOST)
const stars = () => placeOf('starred', MOST_STARRED)

function isRecent(value: unknown): value is RecentRecord {
  const { kind, id, name } = (value ?? {}) as Partial<Record<keyof RecentRecord, unknown>>
  return (
    (kind === 'device' || kind === 'program' || kind === 'material' || kind === 'account') &&
    typeof id === 'string' &&
    typeof name === 'string'
  )
}

/** What this account has opened in this browser, the last first (P16). */
export function recentRecords(): RecentRecord[] {
  return place().read() ?? []
}

export const recordKey = ({ kind, id }: Omit<RecentRecord, 'name'>) => `${kind} ${id}`

/** What this account has starred in this browser, the last first. */
export function starredRecords(): RecentRecord[] {
  return stars().read() ?? []
}

/** Stars it, or takes its star away; false where there are too many stars for another. */
export function toggleStar(record: RecentRecord): boolean {
  const starred = starredRecords()
  const others = starred.filter((other) => recordKey(other) !== recordKey(record))
  if (others.length < starred.length) stars().write(others)
  else if (starred.length === MOST_STARRED) return false
  else stars().write([{ ...record, name: record.name.slice(0, LONGEST_NAME) }, ...starred])
  return true
}

export function keepRecent(record: RecentRecord) {
  const others = recentRecords().filter((other) => recordKey(other) !== recordKey(record))
  place().write([{ ...record, name: record.name.slice(0, LONGEST_NAME) }, ...others].slice(0, MOST))
}

/** The record that an address has open. */
export function openedBy(pathname: string, search: object): Omit<RecentRecord, 'name'> | undefined {
  const given = search as Partial<Record<'device' | 'programs' | 'preview' | 'publish' | 'id', string>>
  const [kind, id] =
    {
      '/terminalManage': ['device', given.device ?? given.programs] as const,
      '/programManage': ['program', given.preview ?? given.publish] as const,
      '/editorFive': ['program', given.id] as const,
      '/checkPubMet': ['program', given.id] as const,
      '/materialManage': ['material', given.preview] as const,
    }[pathname] ?? []
  return kind && id ? { kind, id } : undefined
}
