import type { RegionNode } from './region-options.ts'

export interface RegionsState {
  /** As the server sent them. */
  regions: readonly RegionNode[] | undefined
  loading?: boolean
  /** Loading failed, and there are none from before. */
  failed?: boolean
  onRetry?: () => void
}

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
