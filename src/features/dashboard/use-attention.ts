import { useQuery } from '@tanstack/react-query'
import { readPage } from '#src/api/paging.ts'
import { publishLogQuery } from '#src/api/publish-log.ts'
import { waitingQueries } from '#src/api/review.ts'
import type { Order } from '#src/api/generated/types.gen.ts'
import { codesHeld, useUserInfo } from '#src/api/user-info.ts'
import { allows } from '#src/domain/permissions.ts'
import { mayReview, reviewableKinds } from '#src/domain/review.ts'
import { plainId } from '#src/lib/data/parse-json.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { atServer } from '#src/lib/time/server-clock.ts'
import type { AttentionItem } from './attention-strip.tsx'
import { lastDays, parseMoment } from '#src/domain/dates.ts'
import { isInterruption } from '#src/domain/read-values.ts'
import { undelivered, type Undelivered } from '#src/domain/undelivered.ts'
import { failedToday } from './failed-today.ts'
import { endingSoon, endingWords, firstEnd } from './order-days.ts'

/** How often they are counted again while the page is seen, in milliseconds. */
const REFRESH = 60_000
/** Failed commands that are looked at; more of one day are not counted. */
const LOG_ROWS = 100
/** Orders of one status that are looked at. */
const ORDER_ROWS = 100
/** Offline terminals that are looked at: since when the longest is offline is said where these are all. */
const OFFLINE_ROWS = 100
/** Offline terminals, ads that do not arrive, and orders that are named. */
const NAMED = 3

/**
 * What waits for this user, of what the role may see: totals of the lists that the counts lead to. `complete`
 * adds to the log of publishes what it was not read far enough for.
 */
export function useAttention(complete = (log: Undelivered) => log): { items: AttentionItem[]; refetch: () => void } {
  const { functionIds, account, name } = useUserInfo()
  const held = codesHeld(functionIds)
  const kinds = reviewableKinds(held)
  const [devices, materials, orders, commands, publishes] = [
    allows(held, '1'),
    allows(held, '2'),
    allows(held, '4'),
    allows(held, '71'),
    allows(held, '72'),
  ]
  const paced = { refetchInterval: REFRESH }

  const offline = useQuery({
    ...readPage('deviceList', { query: { page: 0, limit: OFFLINE_ROWS, state: 0 } }),
    ...paced,
    enabled: devices,
  })
  const broken = useQuery({
    ...readPage('materialList', { query: { page: 0, limit: 1, status: 7 } }),
    ...paced,
    enabled: materials,
  })
  const failed = useQuery({
    ...readPage('deviceCommandLog', { query: { page: 0, limit: LOG_ROWS, status: 0 } }),
    ...paced,
    enabled: commands,
  })
  const published = useQuery({
    ...publishLogQuery(),
    ...paced,
    enabled: publishes,
  })
  const [playing, refused] = [
    useQuery({ ...orderQuery(2), ...paced, enabled: orders }),
    useQuery({ ...orderQuery(5), ...paced, enabled: orders }),
  ]
  // the same lists as the review desk's: no list tells whose turn it is
  const waitingMaterials = useQuery({ ...waitingQueries.material(), ...paced, enabled: kinds.includes('material') })
  const waitingPrograms = useQuery({ ...waitingQueries.program(), ...paced, enabled: kinds.includes('program') })
  const waiting = kinds.map((kind) => (kind === 'material' ? waitingMaterials : waitingPrograms))

  const late =
    published.data &&
    complete(undelivered(published.data.rows, published.data.total, new Date(atServer(published.dataUpdatedAt))))
  // those that have been offline for longest first, where all are known
  const dark =
    offline.data && !offline.data.more && offline.data.rows.length === offline.data.total
      ? [...offline.data.rows].sort((a, b) => sinceOf(a.lastOnline) - sinceOf(b.lastOnline))
      : undefined
  const today =
    failed.data && failedToday(failed.data.rows, failed.data.total, new Date(atServer(failed.dataUpdatedAt)))
  const counts = waiting.map(
    ({ data }, index) => data?.rows.filter((row) => mayReview(kinds[index] ?? 'material', row, held)).length,
  )
  const refetches = [
    ...(devices ? [offline] : []),
    ...(materials ? [broken] : []),
    ...(commands ? [failed] : []),
    ...(publishes ? [published] : []),
    ...(orders ? [playing, refused] : []),
    ...waiting,
  ].map(
    ({ refetch }) =>
      () =>
        void refetch(),
  )
  // of orders only what there is stands there
  const found = (
    kind: AttentionItem['kind'],
    query: typeof playing,
    rows: readonly Order[] = [],
    wordsOf = ({ id, name }: Order) => name || plainId(id),
    fact?: string,
  ) =>
    rows.length > 0 && {
      kind,
      count: rows.length,
      more: query.data && query.data.total > query.data.rows.length,
      fact,
      orders: rows.slice(0, NAMED).map((order) => ({ id: order.id, words: wordsOf(order) })),
      error: query.error,
      retry: () => void query.refetch(),
    }
  const day = Number(lastDays(1, new Date(atServer(playing.dataUpdatedAt)))[0])
  const soon = endingSoon(playing.data?.rows ?? [], day)
  const inserting = playing.data?.rows.filter(isInterruption)
  const own = refused.data?.rows.filter(({ creator }) => creator !== undefined && [account, name].includes(creator))
  const items: (AttentionItem | false)[] = [
    devices && {
      kind: 'offline',
      count: offline.data?.more ? offline.data.rows.length : offline.data?.total,
      more: offline.data?.more,
      devices: (dark ?? offline.data?.rows)?.slice(0, NAMED),
      since: parseMoment(dark?.[0]?.lastOnline)?.getTime(),
      error: offline.error,
      retry: () => void offline.refetch(),
    },
    publishes && {
      kind: 'undelivered',
      count: late?.count,
      more: late?.more,
      since: late?.since,
      older: late?.older,
      ads: [...(late?.programs.values() ?? [])].sort((a, b) => b.count - a.count).slice(0, NAMED),
      error: published.error,
      retry: () => void published.refetch(),
    },
    kinds.length > 0 && {
      kind: 'review',
      count: counts.every((count) => count !== undefined)
        ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
        : undefined,
      fact:
        kinds.length > 1
          ? kinds.map((kind, at) => `${KINDS[kind]} ${formatNumber(counts[at] ?? 0)}`).join('，')
          : undefined,
      error: waiting.find(({ error }) => error !== null)?.error,
      retry: () => waiting.forEach(({ refetch }) => void refetch()),
    },
    materials && {
      kind: 'transcoding',
      count: broken.data?.more ? broken.data.rows.length : broken.data?.total,
      more: broken.data?.more,
      error: broken.error,
      retry: () => void broken.refetch(),
    },
    commands && {
      kind: failed.data && !today ? 'failed' : 'failedToday',
      count: today ? today.count : failed.data?.total,
      more: today?.more,
      since: today?.latest,
      error: failed.error,
      retry: () => void failed.refetch(),
    },
    found('inserting', playing, inserting, undefined, firstEnd(inserting, day)),
    found('ending', playing, soon, endingWords, firstEnd(soon, day)),
    found('refused', refused, own),
  ]
  return { items: items.filter((item) => item !== false), refetch: () => refetches.forEach((refetch) => refetch()) }
}

const KINDS = { material: '素材', program: '广告' } as const

/** What is no moment is the newest. */
function sinceOf(moment: unknown): number {
  return parseMoment(moment)?.getTime() ?? Infinity
}

function orderQuery(status: 2 | 5) {
  return readPage('orderList', { query: { page: 0, limit: ORDER_ROWS, status } })
}
