import type { RequestOf } from '#src/api/client.ts'
import type { Material } from '#src/api/generated/types.gen.ts'
import { oneOf, pageNumber, pageSize, searchSchema, text, type SearchOf } from '#src/lib/url/search-schema.ts'

/** 2§9: page sizes of cards, the default first. */
export const MATERIAL_PAGE_SIZES = [10, 20, 30, 40] as const

/** What the list can be narrowed by. */
export const materialFilters = {
  /** name */
  q: text,
  org: text,
  group: text,
  type: oneOf('0', '1'),
  status: oneOf('0', '1', '2', '3', '4', '5', '6', '7'),
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

/** The address of the material screen: filters, page, and what is open. */
export const materialSearch = searchSchema(fields)

export type MaterialSearch = SearchOf<typeof fields>

/** The filters as the list call takes them (2§7). */
export function toMaterialQuery({
  q,
  org,
  group,
  type,
  status,
}: MaterialFilters): Omit<RequestOf<'materialList'>['query'] & object, 'page' | 'limit'> {
  return {
    name: q,
    orgId: org,
    groupId: group,
    type: type === undefined ? undefined : (Number(type) as NonNullable<Material['type']>),
    status: status === undefined ? undefined : (Number(status) as NonNullable<Material['status']>),
  }
}

/** The list call of a search; pages count from 0 on the wire (2§7). */
export function toMaterialRequest(search: MaterialSearch): RequestOf<'materialList'> {
  return {
    query: { page: (search.page ?? 1) - 1, limit: search.size ?? MATERIAL_PAGE_SIZES[0], ...toMaterialQuery(search) },
  }
}
