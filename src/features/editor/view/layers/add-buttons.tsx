import { IconClock, IconLayoutCollage, IconLetterT, IconPhoto, IconTextScan2, type Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { isRepeatedClick } from '#src/lib/dom/repeated-click.ts'
import type { JsonObject } from '#src/scene/model/json.ts'
import { adLimits } from '#src/scene/model/limits.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { insertElement } from '../../commands/insert.ts'
import { cannotAdd, cannotHold, mediaBoxesOf, type AddKind } from '../../model/limits.ts'
import { mediaRaw } from '../../model/media.ts'
import { newCarousel, newDate, newMarquee, newMediaBox, newText, type Size } from '../../model/new-elements.ts'
import { useEditor, useEditorState, useScene } from '../../session/editor-context.ts'
import classes from '../editor-header.module.css'
import { PickerDialog } from '../pickers/picker-dialog.tsx'

/** Kinds that begin with materials. */
type PickedKind = 'carousel' | 'mediaBox'
type Kind = Exclude<AddKind, 'scene'>

const BUTTONS: readonly [kind: Kind, label: string, icon: Icon][] = [
  ['text', '文本', IconLetterT],
  ['date', '时间', IconClock],
  ['carousel', '图片', IconPhoto],
  ['mediaBox', '混合媒体', IconLayoutCollage],
  ['marquee', '滚动文本', IconTextScan2],
]

const MAKE: Record<Exclude<Kind, PickedKind>, (size: Size) => JsonObject> = {
  text: newText,
  date: newDate,
  marquee: newMarquee,
}
const PICK = {
  carousel: { kind: 'image', max: adLimits.images, title: '选择图片', make: newCarousel },
  mediaBox: { kind: 'media', max: adLimits.medias, title: '选择图片和视频', make: newMediaBox },
} as const

/** The five kinds of element that can be added (3§2); what is full says so before it is pressed. */
export function AddButtons() {
  const { store } = useEditor()
  const { document, sceneId, readOnly } = useEditorState()
  const scene = useScene()
  const [picking, setPicking] = useState<PickedKind>()

  function add(raw: JsonObject) {
    const refusal = insertElement(store, raw)
    if (refusal !== undefined) notifyError(refusal)
  }

  return (
    <div className={classes.group} role="group" aria-label="添加元素">
      {BUTTONS.map(([kind, label, Sign]) => (
        <ActionButton
          key={kind}
          size="compact-xs"
          variant="subtle"
          color="gray"
          leftSection={<Sign size={16} aria-hidden />}
          disabledReason={readOnly ?? cannotAdd(document, sceneId, kind)}
          onClick={(event) => {
            if (isRepeatedClick(event)) return
            if (kind === 'carousel' || kind === 'mediaBox') setPicking(kind)
            else add(MAKE[kind](document))
          }}
        >
          {label}
          {kind === 'mediaBox' && scene && (
            <span className={classes.counter}>
              {mediaBoxesOf(scene)}/{adLimits.mediaBoxes}
            </span>
          )}
        </ActionButton>
      ))}
      {picking && (
        <PickerDialog
          kind={PICK[picking].kind}
          max={PICK[picking].max}
          limit={cannotHold(picking, PICK[picking].max + 1)}
          title={PICK[picking].title}
          onPick={(materials) => {
            setPicking(undefined)
            add(PICK[picking].make(materials.map(mediaRaw), document))
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
    </div>
  )
}
