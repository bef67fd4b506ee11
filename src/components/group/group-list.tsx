import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import classes from './group-list.module.css'
import type { Group } from './group.ts'
import type { GroupsState } from './groups-state.ts'
import { useDeleteGroup, type DeleteGroupOptions } from './use-delete-group.ts'
import { IconButton } from '#src/ui/icon-button.tsx'

export interface GroupListProps extends GroupsState, DeleteGroupOptions {
  /** What the list is called. */
  'aria-label'?: string
  /** Said where its code did not come. */
  placeholder?: string
  onAdd: (() => void) | undefined
  onRename: ((group: Group) => void) | undefined
  mayDelete: boolean
}

/** The groups, each with its actions. 未分组 is no group that could be renamed or deleted. */
export function GroupList({
  'aria-label': label,
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
    <>
      <div className={classes.head}>
        <span>分组管理</span>
        {onAdd && (
          <Button size="compact-sm" variant="light" leftSection={<IconPlus size={14} aria-hidden />} onClick={onAdd}>
            新增分组
          </Button>
        )}
      </div>
      {real.length === 0 ? (
        <div className={classes.none} role="status">
          {loading ? '加载中…' : failed ? '分组加载失败' : '还没有分组'}
          {failed && onRetry && (
            <Button variant="subtle" size="compact-sm" onClick={onRetry}>
              重试
            </Button>
          )}
        </div>
      ) : (
        <ul className={classes.list} aria-label={label}>
          {real.map((group) => (
            <li key={String(group.id)} className={classes.item}>
              <span className={classes.name} title={group.name}>
                {group.name}
              </span>
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
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
