import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { Page } from '#src/lib/data/gather-pages.ts'
import type { PageState } from './paging.tsx'

/**
 * A list in a dialog, which keeps its filters and its page itself: what is narrowed begins anew at the first page, and
 * the rows of before stay until the next are there. `pageOf` is the page to load, as `readPage` has it.
 */
export function useDialogList<Filters extends object, Row, Answer, Key extends QueryKey>(
  pageSize: number,
  pageOf: (filters: Filters, page: { page: number; limit: number }) => UseQueryOptions<Answer, Error, Page<Row>, Key>,
) {
  const [filters, setFilters] = useState({} as Filters)
  const [page, onPage] = useState<PageState>({ page: 0, pageSize })
  const list = useQuery({
    ...pageOf(filters, { page: page.page, limit: page.pageSize }),
    placeholderData: keepPreviousData,
  })
  return {
    filters,
    onFilters: (next: Filters) => {
      setFilters(next)
      onPage({ ...page, page: 0 })
    },
    ...page,
    onPage,
    rows: list.data?.rows,
    total: list.data?.total,
    more: list.data?.more,
    unreadable: list.data?.unreadable,
    stale: list.isPlaceholderData,
    error: list.error,
    onRetry: () => void list.refetch(),
  }
}
