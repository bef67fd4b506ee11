import { VisuallyHidden } from '@mantine/core'
import { useEditorState } from '../../session/editor-context.ts'

/** Says to those who listen what the editor shows to those who see: limits, snaps, what was undone. */
export function Announcer() {
  const { announced } = useEditorState()
  const { text, count } = announced
  return (
    <VisuallyHidden role="status">
      {/* another node each time, so that the same words are said again */}
      <span key={count}>{text}</span>
    </VisuallyHidden>
  )
}
