import type { RegionNode } from './region-options.ts'

/** Regions to choose from, which may still be on their way or have failed to come. */
export interface RegionsState {
  /** As the server sent them. */
  regions: readonly RegionNode[] | undefined
  loading?: boolean
  /** They did not come, and there are none from before. */
  failed?: boolean
  onRetry?: () => void
}

/** The state of the query of regions, as fields take it. */
export function regionsOf({
  data,
  isLoading,
  isError,
  refetch,
}: {
  data: readonly RegionNode[] | undefined
  isLoading: boolean
  isError: boolean
  refetch: () => unknown
}): RegionsState {
  return { regions: data, loading: isLoading, failed: isError && data === undefined, onRetry: () => void refetch() }
}
