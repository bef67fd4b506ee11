import { useState } from 'react'
import { isRepeatedClick } from '#src/lib/dom/repeated-click.ts'
import type { Kind } from '#src/scene/kinds/kinds.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { insertElement } from '../../commands/insert.ts'
import type { Addition } from '../../kinds/editor-kind.ts'
import { editorKindOf } from '../../kinds/editor-kind-of.ts'
import { editorKinds } from '../../kinds/kinds.ts'
import { viewById } from '../../model/edit-document.ts'
import { cannotAdd, cannotHold, countIn } from '../../model/limits.ts'
import { mediaRaw } from '../../model/media.ts'
import { useEditor, useEditorState, useScene } from '../../session/editor-context.ts'
import { writingOf } from '../../session/writing.ts'
import { focusCanvas } from '../canvas/focus-canvas.ts'
import classes from '../editor-header.module.css'
import type { PickMaterial } from '../pickers/material-picker-types.ts'
import { PickerDialog } from '../pickers/picker-dialog.tsx'

interface Button extends Addition {
  kind: Kind
}

const all = (Object.keys(editorKinds) as Kind[]).flatMap((kind) =>
  editorKinds[kind].additions.map((addition, way) => ({ ...addition, kind, way })),
)
/** A button for each kind (3§2), then those for the other ways to add one. */
const BUTTONS: readonly Button[] = all.toSorted((a, b) => Number(a.way > 0) - Number(b.way > 0))

/** What can be added (3§2); what is full says so before it is pressed. */
export function AddButtons() {
  const { store } = useEditor()
  const { document, sceneId, readOnly } = useEditorState()
  const scene = useScene()
  const [picking, setPicking] = useState<Button>()

  function add({ make }: Button, materials: readonly PickMaterial[]) {
    const refusal = insertElement(store, make(document, materials.map(mediaRaw)))
    if (refusal === undefined) begin()
    else notifyError(refusal)
  }

  /** What is new has the keys; a text is written at once (E27). */
  function begin() {
    const [id] = store.state.selection
    const made = scene && id !== undefined && viewById(store.scene() ?? scene, id)
    focusCanvas()
    if (made && editorKindOf(made).written(made)) writingOf(store).set(id)
  }

  return (
    <div className={classes.group} role="group" aria-label="添加元素">
      {BUTTONS.map((button) => {
        const { kind, label, icon: Sign } = button
        const { limit, contents } = editorKinds[kind]
        return (
          <ActionButton
            key={label}
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<Sign size={16} aria-hidden />}
            disabledReason={readOnly ?? cannotAdd(document, sceneId, kind)}
            onClick={(event) => {
              if (isRepeatedClick(event)) return
              // what shows materials begins with them
              if (contents) setPicking(button)
              else add(button, [])
            }}
          >
            {label}
            {limit !== undefined && scene && (
              <span className={classes.counter}>
                {countIn(scene, kind)}/{limit}
              </span>
            )}
          </ActionButton>
        )
      })}
      {picking && (
        <ContentsPicker
          kind={picking.kind}
          onPick={(materials) => add(picking, materials)}
          onClose={() => setPicking(undefined)}
        />
      )}
    </div>
  )
}

interface ContentsPickerProps {
  kind: Kind
  onPick: (materials: readonly PickMaterial[]) => void
  onClose: () => void
}

function ContentsPicker({ kind, onPick, onClose }: ContentsPickerProps) {
  const { contents } = editorKinds[kind]
  return (
    contents && (
      <PickerDialog
        kind={contents.picks}
        max={contents.most}
        limit={cannotHold(kind, contents.most + 1)}
        title={contents.pickTitle}
        onPick={(materials) => {
          onClose()
          onPick(materials)
        }}
        onClose={onClose}
      />
    )
  )
}
