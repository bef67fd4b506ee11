import { loadAll, loadLarge } from '#src/api/load-all.ts'
import type { Program } from '#src/api/generated/types.gen.ts'
import { toPlayQuery, type PublishCheckFilters } from './check/publish-check-search.ts'

/** Which ad, as its terminals are asked for. */
export type PublishedProgram = Pick<Program, 'id' | 'resolutionType'>

/** Loads one page of an ad's terminals that match, large, for gathering all of them. Pages count from 0. */
export const loadPublishedPage = (
  program: PublishedProgram,
  filters: PublishCheckFilters,
  page: number,
  signal?: AbortSignal,
) => loadLarge('programPlayList', toPlayQuery(program, filters), page, signal)

/** All terminals of an ad that match, page after page. */
export const loadAllPublished = (program: PublishedProgram, filters: PublishCheckFilters, signal: AbortSignal) =>
  loadAll('programPlayList', toPlayQuery(program, filters), signal)
