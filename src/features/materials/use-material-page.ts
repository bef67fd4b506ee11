import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#src/api/client.ts'
import { readPage } from '#src/api/paging.ts'
import { goesOnByItself } from '#src/domain/review.ts'
import { refetchWhilePending } from '#src/lib/hooks/refetch-while-pending.ts'
import { usePageInRange } from '#src/lib/hooks/use-page-in-range.ts'
import { MATERIAL_PAGE_SIZES, toMaterialRequest, type MaterialSearch } from './material-search.ts'

/** What is transcoded or reviewed moves without anybody here doing anything. */
const refetchInterval = refetchWhilePending(({ data }: AnswerOf<'materialList'>) =>
  data.filter(goesOnByItself).map(({ id, status, currentLevel }) => `${id} ${status} ${currentLevel}`),
)

/** The page of materials that an address asks for. */
export function useMaterialPage(search: MaterialSearch, goTo: (page: number) => void) {
  const list = useQuery({
    ...readPage('materialList', toMaterialRequest(search)),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  usePageInRange(list, { page: search.page ?? 1, size: search.size ?? MATERIAL_PAGE_SIZES[0] }, goTo)
  return list
}
