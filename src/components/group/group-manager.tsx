import { ActionIcon } from '@mantine/core'
import { IconFolders } from '@tabler/icons-react'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { LazyPart } from '#src/ui/lazy-part.tsx'
import { PopoverButton } from '#src/ui/overlay/popover-button.tsx'
import type { Group } from './group.ts'
import type { GroupsState } from './groups-state.ts'
import type { DeleteGroupOptions } from './use-delete-group.ts'

const GroupList = lazyComponent(() => import('./group-list.tsx'), 'GroupList')

interface GroupManagerProps extends DeleteGroupOptions {
  groups: GroupsState
  mayDelete: boolean
  onAdd: (() => void) | undefined
  onRename: (group: Group) => void
}

/**
 * A button that opens the list of groups, each with its actions; it stays open while groups are changed one after the
 * other (R64).
 */
export function GroupManager({ groups, ...managing }: GroupManagerProps) {
  return (
    <PopoverButton
      width={260}
      padded={false}
      staysBelowDialogs
      content={() => (
        <LazyPart
          component={GroupList}
          props={{ ...groups, ...managing }}
          height={34}
          retry="重新加载"
          retryLabel="分组管理"
        />
      )}
    >
      <ActionIcon variant="subtle" color="gray" size={30} aria-label="分组管理" title="分组管理">
        <IconFolders size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </PopoverButton>
  )
}
