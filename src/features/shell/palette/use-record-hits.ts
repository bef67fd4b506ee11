import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account, Device, Material, Program } from '#src/api/generated/types.gen.ts'
import { readPage } from '#src/api/paging.ts'
import { searchText } from '#src/domain/search-text.ts'
import type { Page } from '#src/lib/data/gather-pages.ts'
import { cleanText } from '#src/lib/text/clean-text.ts'
import { matchEntries, type PaletteEntry } from './palette-entry.ts'
import {
  accountEntry,
  deviceEntry,
  materialEntry,
  programEntry,
  recordPermissions,
  type PaletteWays,
} from './record-kinds.ts'

/** How many of a kind are shown. */
const HITS = 5
/** No list is searched by more. */
export const LONGEST_SEARCH = 50
/** Nothing is asked before typing rests for so long (ms). */
const REST_MS = 300
/** How long an answer counts when the same is typed again (ms). */
const FRESH_MS = 30_000
/** One letter is the beginning of pinyin rather than of a name. */
const TOO_SHORT = /^[a-z]?$/i

interface RecordHits {
  entries: PaletteEntry[]
  /** Still asked for. */
  waiting: boolean
  /** The kinds that could not be looked for. */
  failed: string[]
}

/**
 * Records whose name or number has what was typed: of the lists on the screen at once, by initials too, and by the
 * lists' own filters once typing rests. What is typed further calls off what is asked; while an input method composes
 * nothing is asked.
 */
export function useRecordHits(typed: string, composing: boolean, ways: PaletteWays): RecordHits {
  const client = useQueryClient()
  const q = cleanText(typed)
  const wanted = composing || TOO_SHORT.test(q) || q.length > LONGEST_SEARCH ? '' : q
  const [rested] = useDebouncedValue(wanted, REST_MS)
  const asked = rested === wanted ? wanted : ''
  const page = { page: 0, limit: HITS }
  const options = (permission: (typeof recordPermissions)[keyof typeof recordPermissions]) => ({
    enabled: asked !== '' && ways.can(permission),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  const devices = useQuery({
    ...readPage('deviceList', { query: { ...page, snOrName: searchText(asked) } }),
    ...options(recordPermissions.device),
  })
  const programs = useQuery({
    ...readPage('programList', { query: { ...page, name: asked } }),
    ...options(recordPermissions.program),
  })
  const materials = useQuery({
    ...readPage('materialList', { query: { ...page, name: asked } }),
    ...options(recordPermissions.material),
  })
  const accounts = useQuery({
    ...readPage('userList', { query: { ...page, accountOrName: asked } }),
    ...options(recordPermissions.account),
  })
  if (q === '') return { entries: [], waiting: false, failed: [] }

  /** Those of the list on the screen, then those of the answer. */
  function found<Row extends Device | Program | Material | Account>(
    operationId: string,
    answer: { data?: Page<Row> | undefined },
    toEntry: (row: Row, ways: PaletteWays) => PaletteEntry,
  ): PaletteEntry[] {
    const onScreen = client
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ queryKey }) => queryKey[0] === operationId })
      .flatMap(({ state }) => (state.data as { data?: Row[] } | undefined)?.data ?? [])
    const entriesOf = (rows: readonly Row[]) => rows.map((row) => toEntry(row, ways))
    const answered = entriesOf(answer.data?.rows ?? [])
    const fitting = [
      ...matchEntries(entriesOf(onScreen), q),
      // an answer to what was typed before is a guess at what is typed now
      ...(asked === q ? answered : matchEntries(answered, q)),
    ]
    return [...new Map(fitting.map((entry) => [entry.id, entry])).values()].slice(0, HITS)
  }
  const kinds = [
    ['终端', recordPermissions.device, devices, found('deviceList', devices, deviceEntry)],
    ['广告', recordPermissions.program, programs, found('programList', programs, programEntry)],
    ['素材', recordPermissions.material, materials, found('materialList', materials, materialEntry)],
    ['账号', recordPermissions.account, accounts, found('userList', accounts, accountEntry)],
  ] as const
  const readable = kinds.filter(([, permission]) => ways.can(permission))
  return {
    entries: readable.flatMap(([, , , entries]) => entries),
    waiting: wanted !== '' && (asked === '' || readable.some(([, , { isFetching }]) => isFetching)),
    failed: asked === '' ? [] : readable.flatMap(([noun, , { isError }]) => (isError ? [noun] : [])),
  }
}
