import { UserError } from '#src/lib/errors/user-error.ts'

export const ROW_LIMIT = 1_048_575

export interface Page<Row> {
  rows: Row[]
  /** How many rows there are in all pages. */
  total: number
  /** The server has not said the total: it is the least that there are, and more may follow. */
  more?: boolean | undefined
  /** How many of this page could not be read. */
  unreadable?: number | undefined
}

/** Settles as the promise does, or rejects with the signal's reason as soon as it is aborted. */
export function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Ends a look at what is there now, before something is sent or sent again: nobody waits longer for it. */
export const lookUpLimit = () => AbortSignal.timeout(10_000)

/**
 * All pages of a list, one after the other, starting at 0; ends when `total` rows have come or a page is empty.
 * Throws a UserError when there are too many rows or when the server sends the same page again and again, the
 * signal's reason when aborted, and whatever `loadPage` throws.
 */
export async function* gatherPages<Row>(
  loadPage: (page: number, signal: AbortSignal) => Promise<Page<Row>>,
  signal: AbortSignal,
): AsyncGenerator<Page<Row>, void, undefined> {
  let done = 0
  let previous = ''
  for (let number = 0; ; number++) {
    signal.throwIfAborted()
    const page = await unlessAborted(loadPage(number, signal), signal)
    signal.throwIfAborted()
    if (page.rows.length === 0) return
    const total = Number.isFinite(page.total) ? page.total : 0
    done += page.rows.length
    if (Math.max(done, total) > ROW_LIMIT) throw new UserError(`数据超过 ${ROW_LIMIT} 条，请缩小筛选范围后再导出`)
    // a server that ignores the page number would fill the file with copies of one page
    const content = page.rows.length > 1 ? JSON.stringify(page.rows) : ''
    if (content !== '' && content === previous) throw new UserError('服务器重复返回了同一页数据，未生成文件')
    previous = content
    yield { rows: page.rows, total: Math.max(done, total) }
    // a total of 0 beside rows says nothing: go on to the empty page
    if (total > 0 && done >= total) return
  }
}

const SOME_PAGES = 10

/**
 * The rows of all pages, counted from 0, each once although rows move between pages while these are loaded. It ends
 * when the total is reached, at a page without anything new, whatever the total says, and after ten pages; `total` is
 * then more than there are rows.
 */
export async function gatherSome<Row extends { id: string | number }>(
  load: (page: number) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const rows = new Map<string, Row>()
  let total = 0
  for (let page = 0; page < SOME_PAGES; page += 1) {
    const before = rows.size
    const answer = await load(page)
    // a row that has moved is as it was seen last
    for (const row of answer.rows) rows.set(String(row.id), row)
    total = answer.total
    if (rows.size === before || rows.size >= total) break
  }
  return { rows: [...rows.values()], total: Math.max(total, rows.size) }
}
