import { useCell } from '#src/lib/data/cell.ts'
import { setBackground } from '../../commands/scenes.ts'
import { withImage } from '../../model/backgrounds.ts'
import { mediaRaw } from '../../model/media.ts'
import { useEditor } from '../../session/editor-context.ts'
import { groundingOf } from '../../session/writing.ts'
import { say } from '../use-shortcuts.ts'
import { MaterialPicker } from './material-picker.tsx'

/** The choice of a picture for the ground of a scene. */
export function BackgroundPicker() {
  const { store } = useEditor()
  const grounding = groundingOf(store)
  const sceneId = useCell(grounding)
  if (sceneId === undefined) return null
  const close = () => grounding.set(undefined)
  return (
    <MaterialPicker
      key={sceneId}
      kind="image"
      max={1}
      title="选择背景图片"
      onPick={([material]) => {
        close()
        if (material) say(setBackground(store, (old) => withImage(old, mediaRaw(material)), { sceneId }))
      }}
      onClose={close}
    />
  )
}
