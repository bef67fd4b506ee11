import { Button, Popover } from '@mantine/core'
import { IconFolderCog, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './group-select.module.css'
import type { Group } from './group.ts'
import type { GroupsState } from './groups-state.ts'
import { useClosesWithPage } from '#src/lib/hooks/this-page.ts'
import { IconButton } from '#src/ui/icon-button.tsx'

/** What can be done to groups; what is absent is not offered. */
export interface GroupManagerProps extends GroupsState {
  onAdd: (() => void) | undefined
  onRename: ((group: Group) => void) | undefined
  onDelete: ((group: Group) => void) | undefined
}

/** A button that opens the list of groups, each with its actions. 未分组 is no group that could be renamed or deleted. */
export function GroupManager({ groups, loading, failed, onRetry, onAdd, onRename, onDelete }: GroupManagerProps) {
  const [opened, setOpened] = useState(false)
  useClosesWithPage(opened, () => setOpened(false))
  const real = groups.filter((group) => String(group.id) !== '0')
  const leaving = (act: () => void) => () => {
    setOpened(false)
    act()
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={260} trapFocus returnFocus>
      <Popover.Target>
        <IconButton label="分组管理" variant="default" size={32} onClick={() => setOpened(!opened)}>
          <IconFolderCog size={16} aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="分组管理">
        <div className={classes.head}>
          <span>分组管理</span>
          {onAdd && (
            <Button
              size="compact-sm"
              variant="light"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={leaving(onAdd)}
            >
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
          <ul className={classes.list}>
            {real.map((group) => (
              <li key={String(group.id)} className={classes.item}>
                <span className={classes.name} title={group.name}>
                  {group.name}
                </span>
                {onRename && (
                  <IconButton label={`重命名 ${group.name}`} size={26} onClick={leaving(() => onRename(group))}>
                    <IconPencil size={15} aria-hidden />
                  </IconButton>
                )}
                {onDelete && (
                  <IconButton
                    label={`删除 ${group.name}`}
                    size={26}
                    color="red"
                    onClick={leaving(() => onDelete(group))}
                  >
                    <IconTrash size={15} aria-hidden />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
