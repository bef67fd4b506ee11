import type { Group } from './group-select.tsx'

/** Groups to choose from, which may still be on their way or have failed to come. */
export interface GroupsState {
  /** As the server sent them. */
  groups: readonly Group[]
  loading?: boolean
  /** They did not come, and there are none from before. */
  failed?: boolean
  onRetry?: () => void
}

/** The state of a query of groups, as fields take it. */
export function groupsOf({ data, isPending, isError, refetch }: { data: readonly Group[] | undefined; isPending: boolean; isError: boolean; refetch: () => unknown }): GroupsState {
  return { groups: data ?? [], loading: isPending, failed: isError && data === undefined, onRetry: () => void refetch() }
}
