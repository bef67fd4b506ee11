import { useCallback } from 'react'
import { lookUpLimit } from '#src/lib/data/gather-pages.ts'
import { isRefused } from '#src/lib/errors/user-error.ts'
import { useLatest } from '#src/lib/hooks/use-latest.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { noteOfSuccess, notifyInfo } from '../feedback/notify.ts'
import type { Selection } from './selection.ts'
import type { RowId } from './table-column.ts'

type WithId = { id: RowId }

/** Runs a batch; resolves to the rows that it was done for and its answer. See {@link useRetryWithoutDeleted}. */
export type RetryWithoutDeleted = <Row extends WithId, Answer>(
  rows: readonly Row[],
  batch: (rows: readonly Row[]) => Promise<Answer>,
) => Promise<{ rows: readonly Row[]; answer: Answer }>

export const asTheyAre: RetryWithoutDeleted = async (rows, batch) => ({ rows, answer: await batch(rows) })

export interface RetryOptions<Row> {
  selection: Selection<Row>
  /** Loads every row that there is, whatever the filters: a selection outlives them. */
  loadAll: (signal: AbortSignal) => Promise<readonly WithId[]>
  /** What is counted, such as `个素材`. */
  counted: string
}

/**
 * A batch takes all of what it is given or nothing (W22), and its refusal does not say which rows somebody else has
 * deleted. So after a refusal those are looked for, taken out of the selection, which is said, and the batch is tried
 * once more with the others. Stable for the life of the component.
 */
export function useRetryWithoutDeleted<Row>(options: RetryOptions<Row>): RetryWithoutDeleted {
  const latest = useLatest(options)

  return useCallback(
    async (rows, batch) => {
      try {
        return await asTheyAre(rows, batch)
      } catch (error) {
        // of what may have happened nothing is sent a second time; of a batch in several calls the refusal is the cause
        if (!isRefused(error) && !(error instanceof Error && isRefused(error.cause))) throw error
        const { rest, note } = await stillThere(rows, latest.current)
        if (rest.length === 0 || rest.length === rows.length) {
          if (note !== undefined) notifyInfo(note)
          throw error
        }
        try {
          const result = await asTheyAre(rest, batch)
          if (note !== undefined) noteOfSuccess(note)
          return result
        } catch (again) {
          if (note !== undefined) notifyInfo(note)
          throw again
        }
      }
    },
    [latest],
  )
}

async function stillThere<Row extends WithId, Chosen>(
  rows: readonly Row[],
  { selection, loadAll, counted }: RetryOptions<Chosen>,
): Promise<{ rest: readonly Row[]; note?: string }> {
  let there: Set<string>
  try {
    there = new Set((await loadAll(lookUpLimit())).map(({ id }) => String(id)))
  } catch {
    // then the refusal stands as it came
    return { rest: rows }
  }
  const gone = rows.filter(({ id }) => !there.has(String(id)))
  if (gone.length === 0) return { rest: rows }
  const chosen = gone.flatMap(({ id }) => selection.current().rows.get(String(id)) ?? [])
  selection.toggle(chosen, false)
  return {
    rest: rows.filter(({ id }) => there.has(String(id))),
    ...(chosen.length > 0 && { note: `${formatNumber(chosen.length)} ${counted}已不存在，已从选择中移除` }),
  }
}
