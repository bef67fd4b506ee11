import { useEffect } from 'react'

/** As much of a query for a page of a list as tells whether the page exists. */
interface LoadedPage {
  isSuccess: boolean
  isPlaceholderData: boolean
  data?: { rows: readonly unknown[]; total: number } | undefined
}

/** A page past the end, as after a deletion, leads to the last one. Pages count from 1. */
export function usePageInRange(
  { isSuccess, isPlaceholderData, data }: LoadedPage,
  { page, size }: { page: number; size: number },
  goTo: (page: number) => void,
) {
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / size))
  const past = isSuccess && !isPlaceholderData && data?.rows.length === 0 && page > last
  useEffect(() => {
    if (past) goTo(last)
  }, [past, last, goTo])
}
