import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useCan } from '#src/api/user-info.ts'
import { escapeCloses } from '#src/ui/overlay/escape.ts'
import { useReturnFocus } from '#src/ui/overlay/return-focus.ts'
import { ShortcutList } from '#src/ui/overlay/shortcut-list.tsx'
import { shortcutGroups } from './shortcuts.ts'

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  useReturnFocus(true)
  return (
    <Modal opened onClose={onClose} title="快捷键" size={640} returnFocus={false} {...escapeCloses(onClose)}>
      <ShortcutList groups={shortcutGroups(useCan())} />
    </Modal>
  )
}
