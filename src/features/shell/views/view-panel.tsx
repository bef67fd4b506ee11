import { IconLink, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { ActionButton } from '#src/ui/action-button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { PanelList, PanelListRow } from '#src/ui/overlay/panel-list.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { useViews } from './use-views.ts'

/** The saved views, each with its actions. */
export function ViewPanel() {
  const { views, saveBlocked, save, rename, copyLink, remove } = useViews()
  return (
    <PanelList
      title="视图"
      aria-label="视图"
      add={
        <ActionButton
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabledReason={saveBlocked}
          onClick={save}
        >
          保存当前视图
        </ActionButton>
      }
      empty="还没有视图。把常用的筛选存成视图，一次打开。"
    >
      {views.map((view) => (
        <PanelListRow
          key={view.name}
          name={
            <TextLink to={view.path} search={view.search}>
              {view.name}
            </TextLink>
          }
          title={view.name}
          note={view.title}
        >
          <IconButton label={`复制“${view.name}”的链接`} size={26} onClick={() => void copyLink(view)}>
            <IconLink size={15} aria-hidden />
          </IconButton>
          <IconButton label={`重命名“${view.name}”`} size={26} onClick={() => rename(view)}>
            <IconPencil size={15} aria-hidden />
          </IconButton>
          <IconButton label={`删除“${view.name}”`} size={26} color="red" onClick={() => remove(view)}>
            <IconTrash size={15} aria-hidden />
          </IconButton>
        </PanelListRow>
      ))}
    </PanelList>
  )
}
