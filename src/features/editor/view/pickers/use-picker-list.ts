import { useQuery } from '@tanstack/react-query'
import { filterQuery } from '#src/api/filter-query.ts'
import { readPage } from '#src/api/paging.ts'
import { read } from '#src/api/query.ts'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { useDialogList } from '#src/ui/table/use-dialog-list.ts'
import type { MaterialPickerProps } from './material-picker-types.ts'

/** Whose materials: the company's own, or those that are shared with it (C10). */
export type Library = 'own' | 'shared'

export interface PickerFilters {
  /** Part of the name. */
  q?: string
  group?: string
  /** '0' image, '1' video. */
  type?: string
}

const toMaterialQuery = filterQuery<'programMaterialList', PickerFilters>({
  q: 'name',
  group: 'groupId',
  type: { number: 'type' },
})

/** 3§9. */
export const PICKER_PAGE_SIZE = 10

/** The materials of a library as the picker shows them. Only what passed review is on offer (3§7). */
export function usePickerList(library: Library, kind: MaterialPickerProps['kind']) {
  const groups = useQuery(read(library === 'own' ? 'materialGroupList' : 'materialCctvGroupList', {}))
  const list = useDialogList(PICKER_PAGE_SIZE, (filters: PickerFilters, page) => ({
    ...readPage(library === 'own' ? 'programMaterialList' : 'programCctvMaterialList', {
      query: { ...page, ...toMaterialQuery(filters), status: 1, ...ofKind(kind) },
    }),
    // whoever comes back may have uploaded what was missing
    refetchOnWindowFocus: 'always' as const,
  }))
  return { ...list, groups: groupsOf(groups) }
}

/** Where both kinds may be picked the filter says which. */
const ofKind = (kind: MaterialPickerProps['kind']) =>
  kind === 'media' ? {} : ({ type: kind === 'image' ? 0 : 1 } as const)
