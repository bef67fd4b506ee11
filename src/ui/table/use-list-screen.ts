import {
  keepPreviousData,
  replaceEqualDeep,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Page } from '#src/lib/data/gather-pages.ts'
import { usePageInRange } from '#src/lib/hooks/use-page-in-range.ts'
import { keepSize, sizeOf, type PageSizes } from '#src/lib/url/kept-size.ts'
import { clearedFields, isFiltered } from '#src/lib/url/search-schema.ts'
import type { PageState } from './paging.tsx'
import { useKeptChoice } from './use-kept-choice.ts'
import { useSelection } from './selection.ts'
import type { RowId } from './table-column.ts'
import { useRetryWithoutDeleted, type RetryOptions } from './use-retry-without-deleted.ts'

export interface ListSearch {
  /** From 1; undefined is the first. */
  page?: number
  /** Undefined is the one that was chosen last, else the first of those offered. */
  size?: number
  /** `1` in batch mode. */
  batch?: string
}

/** Puts other values into the address. Never changes. */
export type SetSearch<Search> = (next: Partial<Search>) => void

const NO_BATCH: BatchOptions<never> = { allowed: false, counted: '', loadAll: async () => [] }

/** More rows of a skeleton are below every screen. */
const MOST_SKELETONS = 40

/** What batch mode needs to know. */
interface BatchOptions<Row> extends Pick<RetryOptions<unknown>, 'counted'> {
  /** Loads every row that there is, whatever the filters. */
  loadAll: (signal: AbortSignal) => Promise<readonly (Row & { id: RowId })[]>
  /** Without it the address cannot ask for batch mode. */
  allowed: boolean
}

interface ListScreenOptions<Row, Search, Answer, Key extends QueryKey> {
  /** The address, read. */
  search: Search
  /** Goes to another address of the same screen; `useNavigate` of its route. */
  navigate: (to: { search: (before: Search) => Search; replace?: boolean }) => unknown
  /** The part of the address's schema that narrows the list. */
  filters: object
  /** Page sizes, the default first. */
  sizes: PageSizes
  /** The page that the address asks for, as `readPage` has it. */
  page: UseQueryOptions<Answer, Error, Page<Row>, Key>
  rowId: (row: Row) => RowId
  /** Without it several rows cannot be chosen. */
  batch?: BatchOptions<Row>
}

/**
 * A list that stands in its address: the rows of its page, its filters, what is chosen and the batch mode, as props for
 * `FilterBar`, `DataTable` or `CardGrid`, `BatchToggle` and `Paging`. The rows of before stay until
 * the next are there, and a page past the end leads to the last.
 */
export function useListScreen<Row, Search extends ListSearch, Answer, Key extends QueryKey>({
  search,
  navigate,
  filters,
  sizes,
  page,
  rowId,
  batch = NO_BATCH,
}: ListScreenOptions<Row, Search, Answer, Key>) {
  const setSearch = useCallback<SetSearch<Search>>(
    (next) => void navigate({ search: (before) => ({ ...before, ...next }) }),
    [navigate],
  )
  const set = setSearch as SetSearch<ListSearch>
  const goTo = useCallback((to: number) => set({ page: to }), [set])
  const name = String(page.queryKey[0])
  const size = sizeOf(search, name, sizes)
  const list = useQuery({ ...page, placeholderData: keepPreviousData })
  usePageInRange(list, { page: search.page ?? 1, size }, goTo)
  const rows = list.data?.rows
  const total = list.data?.total
  const selection = useSelection(rowId, rows)
  const applyFilters = useCallback((next: object) => set({ ...next, page: undefined }), [set])
  const clearFilters = useCallback(() => applyFilters(clearedFields(filters)), [applyFilters, filters])
  const filtersNow = useFiltersNow(filters, search)
  const refetch = () => void list.refetch()
  const batchMode = batch.allowed && search.batch === '1'
  const retryWithoutDeleted = useRetryWithoutDeleted({ selection, ...batch })
  useKeptChoice({ list: name, selection, rowId, batchMode, ...batch })
  const { toggle } = selection
  const deselect = useCallback((gone: readonly Row[]) => toggle(gone, false), [toggle])

  return {
    setSearch,
    rows,
    total,
    /** The total for the title, where it is known. */
    count: list.data?.more ? undefined : total,
    selection,
    deselect,
    batchMode,
    retryWithoutDeleted,
    /** The same from page to page. */
    filterBar: { values: filtersNow, onApply: applyFilters, onReset: clearFilters },
    table: {
      rows,
      rowId,
      selection: batchMode ? selection : undefined,
      skeletons: Math.min(size, MOST_SKELETONS),
      stale: list.isPlaceholderData,
      error: list.error,
      onRetry: refetch,
      filtered: isFiltered(filters, search),
      onClearFilters: clearFilters,
      refresh: { updatedAt: list.dataUpdatedAt, loading: list.isFetching, onRefresh: refetch },
    },
    batchToggle: {
      on: batchMode,
      onToggle: () => {
        selection.clear()
        set({ batch: batchMode ? undefined : '1' })
      },
    },
    paging: {
      page: (search.page ?? 1) - 1,
      pageSize: size,
      total,
      rowCount: rows?.length,
      more: list.data?.more,
      unreadable: list.data?.unreadable,
      sizes,
      onChange: async (next: PageState) => {
        if (next.pageSize === size) return goTo(next.page + 1)
        // the way back leads to what was there, whatever is kept by then
        await navigate({ search: (before) => ({ ...before, size }), replace: true })
        keepSize(name, sizes, next.pageSize)
        set({ page: next.page + 1, size: next.pageSize })
      },
    },
  }
}

/** The part of the address that narrows the list: the same object as long as it says the same. */
function useFiltersNow<Search extends object>(filters: object, search: Search): Search {
  const read = Object.fromEntries(Object.entries(search).filter(([name]) => name in filters)) as Search
  const [before, setBefore] = useState(read)
  const now = replaceEqualDeep(before, read)
  if (now !== before) setBefore(now)
  return now
}
