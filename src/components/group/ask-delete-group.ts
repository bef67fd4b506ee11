import { confirm } from '#src/ui/overlay/confirm.tsx'
import type { Group } from './group.ts'
import { notifySuccess } from '#src/ui/feedback/notify.ts'

/**
 * Asks before a group is deleted (2§5), deletes it, and says so; what was in it stays, ungrouped. Resolves to true when
 * it is gone. `members` names what the group holds: 终端, 素材, 广告.
 */
export async function askDeleteGroup(group: Group, members: string, remove: () => Promise<unknown>): Promise<boolean> {
  const deleted = await confirm({
    title: '删除分组',
    message: `确定删除分组“${group.name ?? ''}”？组内${members}将变为未分组。`,
    confirmLabel: '删除',
    danger: true,
    action: remove,
  })
  if (deleted) notifySuccess()
  return deleted
}
