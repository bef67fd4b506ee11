import { plainId } from '#src/lib/data/parse-json.ts'
import { UNGROUPED, type Group } from './group.ts'
import { unknownName } from '#src/lib/text/nameless.ts'

export interface GroupsState {
  /** As the server sent them. */
  groups: readonly Group[]
  loading?: boolean
  /** Loading failed, and there are none from before. */
  failed?: boolean
  onRetry?: () => void
}

export function groupsOf({
  data,
  isPending,
  isError,
  refetch,
}: {
  data: readonly Group[] | undefined
  isPending: boolean
  isError: boolean
  refetch: () => unknown
}): GroupsState {
  return {
    groups: data ?? [],
    loading: isPending,
    failed: isError && data === undefined,
    onRetry: () => void refetch(),
  }
}

/** The name of the group that a record is in: `--` until the groups are there, and what they do not have is unknown. */
export function groupNameOf(groups: readonly Group[] | undefined, id: Group['id'] | null | undefined): string {
  if (id === undefined || id === null || String(id) === String(UNGROUPED.id)) return UNGROUPED.name ?? ''
  if (!groups) return '--'
  return groups.find((group) => plainId(group.id) === plainId(id))?.name || unknownName(id)
}
