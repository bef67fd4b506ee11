import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readInTurn } from '#src/api/read-in-turn.ts'
import type { Device } from '#src/api/generated/types.gen.ts'

/** How long a screenshot without a date counts as the newest. */
const FRESH_MS = 30_000

/** The newest screenshot of a terminal: its address, when it was taken, and how far it has come. */
export interface Screenshot {
  address: unknown
  taken: unknown
  loading: boolean
  failed: boolean
  retry: () => void
}

/**
 * The screenshot of a terminal of the list. Where the list does not carry it (W21) the detail is asked, in sight only,
 * and again when the list names a newer one.
 */
export function useScreenshot(device: Device, inSight: boolean): Screenshot {
  const { id, screenshot, screenshotUpdate } = device
  const detail = useQuery({
    ...readInTurn('deviceGet', { path: { id } }, screenshotUpdate),
    enabled: inSight && screenshot === undefined,
    staleTime: screenshotUpdate === undefined ? FRESH_MS : Infinity,
    refetchInterval: screenshotUpdate === undefined ? FRESH_MS : false,
    placeholderData: keepPreviousData,
  })
  return {
    address: screenshot ?? detail.data?.screenshot,
    taken: screenshotUpdate ?? detail.data?.screenshotUpdate,
    loading: screenshot === undefined && detail.isPending,
    failed: screenshot === undefined && detail.data === undefined && detail.isError,
    retry: () => void detail.refetch(),
  }
}
