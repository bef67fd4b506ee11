import type { RequestOf } from '#src/api/client.ts'
import { filterQuery } from '#src/api/filter-query.ts'
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

const toFilterQuery = filterQuery<'programPlayList', PublishedDevicesFilters>({
  q: 'snOrName',
  org: 'orgId',
  group: 'groupId',
  province: 'province',
  city: 'city',
  district: 'district',
  resolution: resolutionQuery,
  state: { number: 'state' },
  sync: { number: 'syncStatus' },
})

/** The ad and the filters as the call takes them (C7); `resolutionType` goes back as it came (W14). */
export function toPlayQuery(
  program: PublishedProgram,
  filters: PublishedDevicesFilters,
): Omit<PlayQuery, 'page' | 'limit'> {
  return {
    programId: program.id,
    resolutionType: program.resolutionType,
    ...toFilterQuery(filters),
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
