import { plainId } from '#src/lib/data/parse-json.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { ApiError } from './errors.ts'
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

/** Filters whose value every row says itself, each with the fields that may say it and its name on the screen. */
const ECHOED: Readonly<Record<string, readonly [label: string, ...fields: string[]]>> = {
  status: ['状态', 'status'],
  type: ['类型', 'type'],
  state: ['在线状态', 'state', 'deviceState'],
  syncStatus: ['同步状态', 'status'],
  enabled: ['启用状态', 'enabled'],
  groupId: ['分组', 'groupId'],
  roleId: ['角色', 'roleId'],
}

/** Filters and rows of the last page 0 of each call: a server that ignores the page number repeats them. */
const firstPages = new Map<OperationId, { asked: string; rows: string }>()

/**
 * Whether the totals of this server count all pages or, as those of some do, the page alone (C30): known as soon as one
 * is more than its page has, or a later page's is no more.
 */
let totals: 'of all' | 'of the page' | undefined

/**
 * What to ask for to know whether a total counts more than its page, or undefined where that is known: the row after a
 * first page that is full and has as many rows as the total says. Only the answer to it tells the two apart.
 */
export function rowBeyond(operationId: OperationId, query: Row = {}, answer: unknown): Row | undefined {
  const { list }: Operation = operations[operationId]
  if (!list || totals !== undefined) return undefined
  const { [list]: rows, total } = answer as Readonly<Record<string, unknown[]>> & { total?: number }
  const { page, limit } = query
  return page === 0 && total === limit && rows?.length === limit ? { ...query, page: limit, limit: 1 } : undefined
}

/** The answer of a paged call. Throws `ApiError` of kind `malformed` where it cannot be what was asked for. */
export function pageAnswer(operationId: OperationId, query: Row = {}, answer: unknown): unknown {
  const { list }: Operation = operations[operationId]
  if (!list) return answer
  const page = answer as Readonly<Record<string, unknown>> & { total?: number; unreadable?: number }
  const rows = page[list] as readonly Row[]
  const [at, limit] = [Number(query.page ?? 0), Number(query.limit ?? 0)]
  const { unreadable = 0 } = page
  const count = rows.length + unreadable
  if (page.total !== undefined && count > 0) {
    if (page.total > count) totals = 'of all'
    else if (at > 0 && page.total === count) totals ??= 'of the page'
  }
  const total = totals === 'of the page' && count > 0 ? undefined : page.total
  const ignored = ignoredFilter(query, rows)
  if (ignored !== undefined)
    throw new ApiError('malformed', `服务器没有按“${ignored}”筛选，返回了不符合条件的数据，请联系管理员`)
  // a count asks for one row, and reads none
  // rows of a later page may be gone since they were counted, and whoever gathers pages ends there
  if (count === 0 && limit > 1 && at === 0 && total !== undefined && total > 0)
    throw new ApiError(
      'malformed',
      `服务器说共 ${formatNumber(total)} 条，第一页却没有数据：服务器的页码可能从 1 开始，请联系管理员`,
    )
  if (repeatsFirst(operationId, query, rows, page.total))
    throw new ApiError('malformed', `服务器的第 ${formatNumber(at + 1)} 页与第一页相同，无法翻页，请联系管理员`)
  if (total !== undefined) return answer
  const more = limit > 0 && count >= limit
  const missingTotal: MissingTotal = { known: at * limit + count + (more ? 1 : 0), more }
  return { ...page, total: undefined, missingTotal }
}

/** The name of a filter that at least half of the rows do not fit: one may have changed since it was found. */
function ignoredFilter(query: Row, rows: readonly Row[]): string | undefined {
  for (const [name, [label, ...fields]] of Object.entries(ECHOED)) {
    const wanted = query[name]
    if (wanted === undefined || wanted === null || wanted === '') continue
    const said = rows.flatMap((row) => {
      const value = fields.map((field) => row[field]).find((one) => one !== undefined && one !== null)
      return value === undefined ? [] : [plainId(value as string | number)]
    })
    const others = said.filter((value) => value !== plainId(wanted as string | number)).length
    if (others > 0 && others * 2 >= said.length) return label
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
