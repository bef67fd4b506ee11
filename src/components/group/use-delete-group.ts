import { plainId } from '#src/lib/data/parse-json.ts'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { notifyDone } from '#src/ui/feedback/notify.ts'
import type { Group } from './group.ts'

export interface DeleteGroupOptions {
  /** What the group holds: 终端, 素材, 广告. */
  members: string
  remove: (group: Group) => Promise<unknown>
  /** The group that the list is filtered by, as the address has it. */
  filter: string | undefined
  onClearFilter: () => void
}

/**
 * Asks before a group is deleted (2§5), deletes it, and says so; what was in it stays, ungrouped. A list that was
 * filtered by it shows everything again.
 */
export function useDeleteGroup({ members, remove, filter, onClearFilter }: DeleteGroupOptions) {
  const mounted = useMounted()
  return async (group: Group) => {
    const { done } = await confirm({
      title: '删除分组',
      message: `确定删除分组“${group.name ?? ''}”？组内${members}将变为未分组。`,
      confirmLabel: '删除',
      danger: true,
      action: () => remove(group),
    })
    if (!done) return
    notifyDone(`已删除分组“${group.name ?? ''}”`)
    // do not navigate after unmount
    if (mounted.current && plainId(group.id) === filter) onClearFilter()
  }
}
