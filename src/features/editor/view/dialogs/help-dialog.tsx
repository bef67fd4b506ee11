import { Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { useClosesWithPage } from '#src/lib/hooks/closes-with-page.ts'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import { ShortcutList, type Shortcut } from '#src/ui/overlay/shortcut-list.tsx'
import { GROUP_LABELS, type CommandGroup } from '../../commands/command.ts'
import { commandIds, commandOf } from '../../commands/commands.ts'
import { keysText } from '../../commands/keys.ts'

export interface HelpDialogProps {
  opened: boolean
  onClose: () => void
}

/** What is done by keys on the canvas itself, where they need the focus, and what the mouse does with keys held. */
const CANVAS: readonly Shortcut[] = [
  ['选择下一个、上一个元素', ['Tab', 'Shift+Tab']],
  ['移动 1 像素', ['方向键']],
  ['移动 10 像素', ['Shift+方向键']],
  ['调整大小', ['Alt+方向键']],
  ['取消拖动、结束输入文字、取消选择', ['Esc']],
  ['多选', ['Shift+点击', 'Mod+点击']],
  ['选择下面一层的元素', ['Alt+点击']],
  ['平移画面', ['空格+拖动', '中键拖动']],
  ['缩放', ['Mod+滚轮']],
  ['拖动时创建副本', ['Alt+拖动']],
  ['拖角时保持比例，图片则不再保持', ['Shift+拖动控制点']],
  ['调整大小时中心不动', ['Alt+拖动控制点']],
  ['拖动时暂停吸附', ['Mod+拖动']],
]

const CONSOLE: readonly Shortcut[] = [['搜索页面和操作', ['Mod+K']]]

export function HelpDialog({ opened, onClose }: HelpDialogProps) {
  useReturnFocus(opened)
  useClosesWithPage(opened, onClose)
  const mac = navigator.userAgent.includes('Mac')
  const groups = Object.entries(GROUP_LABELS).map(
    ([group, title]) => [title, entriesOf(group as CommandGroup)] as const,
  )
  return (
    <Modal opened={opened} onClose={onClose} title="快捷键" size={640} returnFocus={false} {...escapeCloses(onClose)}>
      <ShortcutList
        groups={([...groups, ['画布', CANVAS], ['控制台', CONSOLE]] as const).map(([title, entries]) => [
          title,
          entries.map(([label, keys]) => [label, keys.map((key) => keysText(key, mac))]),
        ])}
      />
    </Modal>
  )
}

function entriesOf(group: CommandGroup): readonly Shortcut[] {
  return commandIds
    .map(commandOf)
    .filter((command) => command.group === group && command.keys.length > 0 && !command.never)
    .map(({ label, keys }) => [label, keys])
}
