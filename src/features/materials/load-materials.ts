import { loadAll, loadLarge } from '#src/api/load-all.ts'
import { toMaterialQuery, type MaterialFilters } from './material-search.ts'

/** Loads one page of the materials that match, large, for gathering all of them. Pages count from 0. */
export const loadMaterials = (filters: MaterialFilters, page: number, signal?: AbortSignal) =>
  loadLarge('materialList', toMaterialQuery(filters), page, signal)

/** All materials that match the filters, page after page. */
export const loadAllMaterials = (filters: MaterialFilters, signal: AbortSignal) =>
  loadAll('materialList', toMaterialQuery(filters), signal)
