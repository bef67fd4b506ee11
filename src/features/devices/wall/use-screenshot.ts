import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Device } from '#src/api/generated/types.gen.ts'
import { readInTurn } from '#src/api/read-in-turn.ts'

/** How long a screenshot without a date counts as the newest. */
const FRESH_MS = 30_000

/** The detail of a terminal in sight, which has its screenshot; asked again when the list names a newer one. */
export function useScreenshot({ id, screenshotUpdate }: Device, inSight: boolean) {
  const dated = screenshotUpdate !== undefined
  return useQuery({
    ...readInTurn('deviceGet', { path: { id } }, screenshotUpdate),
    enabled: inSight,
    staleTime: dated ? Infinity : FRESH_MS,
    refetchInterval: dated ? false : FRESH_MS,
    placeholderData: keepPreviousData,
  })
}
