import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#src/api/client.ts'
import { readPage } from '#src/api/paging.ts'
import { goesOnByItself } from '#src/domain/review.ts'
import { refetchWhilePending } from '#src/lib/hooks/refetch-while-pending.ts'
import { usePageInRange } from '#src/lib/hooks/use-page-in-range.ts'
import { PROGRAM_PAGE_SIZES, toProgramRequest, type ProgramSearch } from './program-search.ts'

/** What is reviewed moves without anybody here doing anything. */
const refetchInterval = refetchWhilePending(({ data }: AnswerOf<'programList'>) =>
  data.filter(goesOnByItself).map(({ id, status, currentLevel }) => `${id} ${status} ${currentLevel}`),
)

/** The page of ads that an address asks for. */
export function useProgramPage(search: ProgramSearch, goTo: (page: number) => void) {
  const list = useQuery({
    ...readPage('programList', toProgramRequest(search)),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  usePageInRange(list, { page: search.page ?? 1, size: search.size ?? PROGRAM_PAGE_SIZES[0] }, goTo)
  return list
}
