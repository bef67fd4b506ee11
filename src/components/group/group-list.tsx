import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { Group } from './group.ts'
import type { GroupsState } from './groups-state.ts'
import { useDeleteGroup, type DeleteGroupOptions } from './use-delete-group.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { PanelList, PanelListRow } from '#src/ui/overlay/panel-list.tsx'

export interface GroupListProps extends GroupsState, DeleteGroupOptions {
  onAdd: (() => void) | undefined
  onRename: ((group: Group) => void) | undefined
  mayDelete: boolean
}

/** The groups, each with its actions. 未分组 is no group that could be renamed or deleted. */
export function GroupList({
  groups,
  loading,
  failed,
  onRetry,
  onAdd,
  onRename,
  mayDelete,
  ...deleting
}: GroupListProps) {
  const deleteGroup = useDeleteGroup(deleting)
  const real = groups.filter((group) => String(group.id) !== '0')
  return (
    <PanelList
      title="分组管理"
      aria-label="分组管理"
      add={
        onAdd && (
          <Button size="compact-sm" variant="light" leftSection={<IconPlus size={14} aria-hidden />} onClick={onAdd}>
            新增分组
          </Button>
        )
      }
      empty={
        <>
          {loading ? '加载中…' : failed ? '分组加载失败' : '还没有分组'}
          {failed && onRetry && (
            <Button variant="subtle" size="compact-sm" onClick={onRetry}>
              重试
            </Button>
          )}
        </>
      }
    >
      {real.map((group) => (
        <PanelListRow key={String(group.id)} name={group.name} title={group.name}>
          {onRename && (
            <IconButton label={`重命名 ${group.name}`} size={26} onClick={() => onRename(group)}>
              <IconPencil size={15} aria-hidden />
            </IconButton>
          )}
          {mayDelete && (
            <IconButton label={`删除 ${group.name}`} size={26} color="red" onClick={() => void deleteGroup(group)}>
              <IconTrash size={15} aria-hidden />
            </IconButton>
          )}
        </PanelListRow>
      ))}
    </PanelList>
  )
}
