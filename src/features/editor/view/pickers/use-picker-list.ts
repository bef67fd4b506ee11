import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { groupsOf } from '#src/components/group/groups-state.ts'
import type { PageState } from '#src/ui/table/paging.tsx'
import type { MaterialPickerProps } from './material-picker-types.ts'

/** Whose materials: the company's own, or those that are shared with it (C10). */
export type Library = 'own' | 'shared'

/** What narrows the materials on offer. */
export interface PickerFilters {
  /** Part of the name. */
  q?: string
  group?: string
  /** '0' image, '1' video. */
  type?: string
}

/** 3§9. */
export const PICKER_PAGE_SIZE = 10

/** The materials of a library as the picker shows them. Only what passed review is on offer (3§7). */
export function usePickerList(library: Library, kind: MaterialPickerProps['kind']) {
  const [filters, setFilters] = useState<PickerFilters>({})
  const [page, setPage] = useState<PageState>({ page: 0, pageSize: PICKER_PAGE_SIZE })
  const groups = useQuery(read(library === 'own' ? 'materialGroupList' : 'materialCctvGroupList', {}))
  const type: 0 | 1 | undefined =
    kind === 'image' ? 0 : kind === 'video' ? 1 : filters.type === '0' ? 0 : filters.type === '1' ? 1 : undefined
  const query = {
    page: page.page,
    limit: page.pageSize,
    status: 1 as const,
    type,
    groupId: filters.group,
    name: filters.q,
  }
  const list = useQuery({
    ...readPage(library === 'own' ? 'programMaterialList' : 'programCctvMaterialList', { query }),
    placeholderData: keepPreviousData,
  })
  return {
    filters,
    onFilters: (next: PickerFilters) => {
      setFilters(next)
      setPage({ ...page, page: 0 })
    },
    ...page,
    onPage: setPage,
    rows: list.data?.rows,
    total: list.data?.total,
    stale: list.isPlaceholderData,
    error: list.error,
    onRetry: () => void list.refetch(),
    groups: groupsOf(groups),
  }
}
