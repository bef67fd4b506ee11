import { useQuery } from '@tanstack/react-query'
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

/** 3§9. */
export const PICKER_PAGE_SIZE = 10

/** The materials of a library as the picker shows them. Only what passed review is on offer (3§7). */
export function usePickerList(library: Library, kind: MaterialPickerProps['kind']) {
  const groups = useQuery(read(library === 'own' ? 'materialGroupList' : 'materialCctvGroupList', {}))
  const list = useDialogList(PICKER_PAGE_SIZE, (filters: PickerFilters, page) =>
    readPage(library === 'own' ? 'programMaterialList' : 'programCctvMaterialList', {
      query: { ...page, status: 1, type: typeOf(kind, filters), groupId: filters.group, name: filters.q },
    }),
  )
  return { ...list, groups: groupsOf(groups) }
}

/** 0 image, 1 video, undefined both. */
function typeOf(kind: MaterialPickerProps['kind'], filters: PickerFilters): 0 | 1 | undefined {
  if (kind === 'image' || (kind === 'media' && filters.type === '0')) return 0
  return kind === 'video' || filters.type === '1' ? 1 : undefined
}
