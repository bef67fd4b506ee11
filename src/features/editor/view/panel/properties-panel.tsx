import { Button } from '@mantine/core'
import { viewById } from '../../model/edit-document.ts'
import { useEditor, useEditorState, useScene } from '../../session/editor-context.ts'
import { focusCanvas } from '../../session/focus-canvas.ts'
import { KeepWritingContext, useKeptWriting } from '../keep-writing.ts'
import { ElementSettings } from './element-settings.tsx'
import { PanelLockContext } from './panel-lock.ts'
import classes from './properties-panel.module.css'
import { SceneSettings } from './scene-settings.tsx'
import { SeveralSettings } from './several-settings.tsx'

/** The right-hand panel: the scene, the chosen element, or how several chosen ones stand to each other (3§2). */
export function PropertiesPanel() {
  const { readOnly, selection, locked } = useEditorState()
  const writing = useKeptWriting()
  const isLocked = selection.some((id) => locked.includes(id))
  return (
    <PanelLockContext value={readOnly !== undefined || isLocked}>
      <section className={classes.panel} aria-label="属性">
        {/* why the whole ad cannot be edited stands above the canvas */}
        {readOnly === undefined && isLocked && <Locked />}
        <KeepWritingContext value={writing}>
          <Chosen />
        </KeepWritingContext>
      </section>
    </PanelLockContext>
  )
}

function Locked() {
  const { store } = useEditor()
  const { selection, locked } = useEditorState()
  function unlock() {
    store.set({ locked: locked.filter((id) => !selection.includes(id)) })
    store.announce('已解锁')
    // the button goes with what it unlocks
    focusCanvas()
  }
  return (
    <div className={classes.locked}>
      已锁定，解锁后可以修改
      <Button variant="default" size="compact-xs" onClick={unlock}>
        解锁
      </Button>
    </div>
  )
}

function Chosen() {
  const { selection } = useEditorState()
  const scene = useScene()
  if (!scene) return <p className={classes.empty}>还没有场景，请先添加场景</p>
  const [id] = selection
  if (id === undefined) return <SceneSettings key={scene.id} scene={scene} />
  // others never take over what was typed for these
  if (selection.length > 1) return <SeveralSettings key={selection.join(' ')} ids={selection} />
  const element = viewById(scene, id)
  // another element never takes over what was typed for this one
  return element ? <ElementSettings key={id} id={id} element={element} /> : null
}
