import { loadAll, loadLarge } from '#src/api/load-all.ts'
import { toProgramQuery, type ProgramFilters } from './program-search.ts'

/** Rows a call: each carries its whole content, so they are fewer than of terminals. */
const GATHER_LIMIT = 100

/** Loads one page of the ads that match, large, for gathering all of them. Pages count from 0. */
export const loadPrograms = (filters: ProgramFilters, page: number, signal?: AbortSignal) =>
  loadLarge('programList', toProgramQuery(filters), page, signal, GATHER_LIMIT)

/** All ads that match the filters, page after page. */
export const loadAllPrograms = (filters: ProgramFilters, signal: AbortSignal) =>
  loadAll('programList', toProgramQuery(filters), signal, GATHER_LIMIT)
