import { plainId } from '#src/lib/data/parse-json.ts'
import { operations, type Operation, type OperationId } from './generated/operations.gen.ts'

/*
 * A page of a list is held against what was asked, so that a server that pages or filters otherwise is spoken of and
 * never believed (W25, W26).
 */

/** Where a page has no total: the rows that there are at least, and whether more may follow. */
export interface MissingTotal {
  known: number
  more: boolean
}

type Row = Readonly<Record<string, unknown>>
type Page = { total?: number; unreadable?: number } & Readonly<Partial<Record<'data' | 'list', readonly Row[]>>>

/** Filters whose value every row says itself, each with the field that says it where that has another name. */
const ECHOED = {
  status: 'status',
  type: 'type',
  state: 'deviceState',
  syncStatus: 'status',
  enabled: 'enabled',
  groupId: 'groupId',
  roleId: 'roleId',
}

/**
 * Why an answer cannot be the page that was asked for, which page-doubt.ts has in words: a filter was not heard, a
 * first page is empty in spite of its total, a later one is the first once more.
 */
export type PageDoubt = { filter: string } | { total: number } | { page: number }

/** Filters and rows of the last page 0 of each call: a server that ignores the page number repeats them. */
const firstPages = new Map<OperationId, { asked: string; rows: string }>()

/**
 * Whether the totals of this server count all pages or, as those of some do, the page alone (C30): known as soon as one
 * is more than its page has, or a later page's is no more.
 */
let totals: 'of all' | 'of the page' | undefined

/**
 * The answer of a paged call, and where it has no total that can be taken at its word, what is known of it. Throws
 * `ApiError` of kind `malformed` where it cannot be what was asked for. With `ask` the same call is made with another
 * query.
 */
export async function pageAnswer(
  operationId: OperationId,
  query: Row = {},
  sent: unknown,
  ask: (query: Row) => Promise<unknown>,
): Promise<unknown> {
  const { list }: Operation = operations[operationId]
  if (!list) return sent
  const [page, limit] = [Number(query.page ?? 0), Number(query.limit ?? 0)]
  const answer = (await withinLimit(list, query, sent as Page, ask)) ?? (sent as Page)
  const { total, unreadable = 0, [list]: rows = [] } = answer
  const count = rows.length + unreadable
  const filter = ignoredFilter(query, rows)
  // a count asks for one row, and reads none; rows of a later page may be gone since they were counted
  const isEmpty = page === 0 && limit > 1 && count === 0 && total
  const doubt = filter
    ? { filter }
    : isEmpty
      ? { total }
      : repeatsFirst(operationId, query, rows, total)
        ? { page }
        : undefined
  if (doubt) throw (await import('./page-doubt.ts')).pageError(doubt)
  if (total && count > 0) {
    // only the row behind a full first page tells; where that is not answered the total is taken at its word
    if (!totals && page === 0 && total === limit && count === limit)
      await ask({ ...query, page: limit, limit: 1 }).catch(() => undefined)
    if (total > count) totals = 'of all'
    else if (page > 0 && total === count) totals ??= 'of the page'
  }
  if (total !== undefined && (totals !== 'of the page' || count === 0)) return answer
  const more = limit > 0 && count >= limit
  const missingTotal: MissingTotal = { known: page * limit + count + (more ? 1 : 0), more }
  return { ...answer, total: undefined, missingTotal }
}

/** Larger pages gather, and take whatever comes. */
const LARGEST_PAGE = 50

/**
 * The page that was asked for of a server that ignores the limit, and so sends all rows as its first page, or as every
 * one (C40): later ones, where they are empty, are looked for in the first.
 */
async function withinLimit(
  list: 'data' | 'list',
  query: Row,
  answer: Page,
  ask: (query: Row) => Promise<unknown>,
): Promise<Page | undefined> {
  const [page, limit] = [Number(query.page ?? 0), Number(query.limit ?? 0)]
  const { total, unreadable = 0, [list]: rows = [] } = answer
  if (limit === 0 || limit > LARGEST_PAGE) return undefined
  const count = rows.length + unreadable
  const part = (all: readonly Row[]) => all.slice(page * limit, (page + 1) * limit)
  if (count > limit && (total === undefined || total <= count)) return { ...answer, total: count, [list]: part(rows) }
  // one row is asked for to count
  if (page === 0 || limit === 1 || count > 0 || total === undefined || total <= page * limit) return undefined
  // where that is not answered, the empty page is shown
  const { [list]: first = [] } = ((await ask({ ...query, page: 0, limit: (page + 1) * limit }).catch(() => ({}))) ??
    {}) as Page
  return first.length > page * limit ? { ...answer, [list]: part(first) } : undefined
}

/** The name of a filter that at least half of the rows do not fit: one may have changed since it was found. */
function ignoredFilter(query: Row, rows: readonly Row[]): string | undefined {
  for (const [name, field] of Object.entries(ECHOED)) {
    const wanted = query[name]
    if (wanted === undefined || wanted === null || wanted === '') continue
    const said = rows.flatMap((row) => {
      const value = row[name] ?? row[field]
      return value === undefined || value === null ? [] : [plainId(value as string | number)]
    })
    const others = said.filter((value) => value !== plainId(wanted as string | number)).length
    if (others > 0 && others * 2 >= said.length) return name
  }
  return undefined
}

/** Whether a later page has the rows of page 0. With another total it may: rows that were added move them back. */
function repeatsFirst(operationId: OperationId, query: Row, rows: readonly Row[], total: number | undefined): boolean {
  const { page, ...filters } = query
  const asked = JSON.stringify([filters, total])
  const ends = JSON.stringify([rows[0], rows.at(-1), rows.length])
  if (page === 0) firstPages.set(operationId, { asked, rows: ends })
  const first = firstPages.get(operationId)
  return Number(page) > 0 && rows.length > 1 && first?.asked === asked && first.rows === ends
}
