import type { RequestOf } from '#src/api/client.ts'
import type { Program } from '#src/api/generated/types.gen.ts'
import { resolutionQuery } from '#src/domain/resolution.ts'
import { sizeOf } from '#src/lib/url/kept-size.ts'
import {
  PUBLISHED_DEVICES_SIZES,
  type PublishedDevicesFilters,
  type PublishedDevicesSearch,
} from './published-devices-search.ts'

type PlayQuery = RequestOf<'programPlayList'>['query']

export type PublishedProgram = Pick<Program, 'id' | 'resolutionType'>

/** The ad and the filters as the call takes them (C7); `resolutionType` goes back as it came (W14). */
export function toPlayQuery(
  program: PublishedProgram,
  filters: PublishedDevicesFilters,
): Omit<PlayQuery, 'page' | 'limit'> {
  return {
    programId: program.id,
    resolutionType: program.resolutionType,
    snOrName: filters.q,
    orgId: filters.org,
    groupId: filters.group,
    province: filters.province,
    city: filters.city,
    district: filters.district,
    state: filters.state === undefined ? undefined : filters.state === '1' ? 1 : 0,
    syncStatus: filters.sync === undefined ? undefined : filters.sync === '1' ? 1 : 0,
    ...resolutionQuery(filters.resolution),
  }
}

export function toPlayRequest(program: PublishedProgram, search: PublishedDevicesSearch): RequestOf<'programPlayList'> {
  return {
    query: {
      page: (search.page ?? 1) - 1,
      limit: sizeOf(search, 'programPlayList', PUBLISHED_DEVICES_SIZES),
      ...toPlayQuery(program, search),
    },
  }
}
