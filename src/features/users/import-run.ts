import { isRefused, isResultUnknown, messageOf } from '#src/lib/errors/user-error.ts'
import type { CheckedRow, NewAccount } from './import-check.ts'

/** How sending a row ended; `unknown` where no answer came, so that the account may be there. */
export type Outcome =
  | { done: true; reason?: undefined; unknown?: undefined }
  | { done: false; reason: string; unknown?: true }

/** A row on its way: checked, then sent. Without an outcome it was not sent yet. */
export interface ImportRow extends CheckedRow {
  outcome?: Outcome
}

export function unsent(rows: readonly ImportRow[]): ImportRow[] {
  return rows.filter(({ account, outcome }) => account && !outcome?.done)
}

export interface ImportRun {
  /** Creates one account. */
  create: (account: NewAccount) => Promise<unknown>
  /** Hears of each row before it is sent, and how it ended. */
  onRow: (row: ImportRow, outcome: Outcome | undefined) => void
  signal: AbortSignal
}

/**
 * Sends rows one after the other; what the server refuses does not keep the others from being sent. What would meet
 * each of them alike (no connection, no session) ends the run, and so does cancelling, after the row that is on its
 * way.
 */
export async function runImport(rows: readonly ImportRow[], { create, onRow, signal }: ImportRun): Promise<void> {
  for (const row of rows) {
    if (signal.aborted || !row.account) return
    onRow(row, undefined)
    try {
      await create(row.account)
      onRow(row, { done: true })
    } catch (error) {
      const unknown = isResultUnknown(error)
      onRow(row, { done: false, reason: messageOf(error) ?? '登录已失效', ...(unknown && { unknown }) })
      if (!isRefused(error) && !unknown) return
    }
  }
}
