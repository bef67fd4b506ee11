import type { RequestOf } from '#src/api/client.ts'
import { filterQuery } from '#src/api/filter-query.ts'
import { PAGE_SIZES, sizeOf } from '#src/lib/url/kept-size.ts'
import { oneOf, pageNumber, pageSize, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

/** 2§9: page sizes of cards, the default first. */
export const MATERIAL_PAGE_SIZES = PAGE_SIZES

export const materialFilters = {
  /** name */
  q: text,
  org: text,
  group: text,
  type: oneOf('0', '1'),
  status: oneOf('0', '1', '2', '3', '4', '5', '6', '7'),
  /** those of the page that no ad uses */
  used: oneOf('0'),
}

export type MaterialFilters = SearchOf<typeof materialFilters>

const fields = {
  page: pageNumber,
  size: pageSize(MATERIAL_PAGE_SIZES),
  ...materialFilters,
  /** batch mode */
  batch: oneOf('1'),
  /** the material whose preview is open */
  preview: text,
  /** the choice of files to upload opens */
  upload: oneOf('1'),
}

export const materialSearch = searchSchema(fields)

export type MaterialSearch = SearchOf<typeof fields>

export const toMaterialQuery = filterQuery<'materialList', MaterialFilters>({
  q: 'name',
  org: 'orgId',
  group: 'groupId',
  type: { number: 'type' },
  status: { number: 'status' },
  used: null,
})

export function toMaterialRequest(search: MaterialSearch): RequestOf<'materialList'> {
  return {
    query: {
      page: (search.page ?? 1) - 1,
      limit: sizeOf(search, 'materialList', MATERIAL_PAGE_SIZES),
      ...toMaterialQuery(search),
    },
  }
}
