import { IconPlus } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { adLimits } from '#src/scene/model/limits.ts'
import { useLatest } from '#src/lib/hooks/use-latest.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { useMedia } from '#src/ui/use-media.ts'
import { commandFor, type CommandId } from '../../commands/commands.ts'
import type { Refusal } from '../../commands/editor-port.ts'
import { keysOf } from '../../commands/keys.ts'
import { duplicateScene, moveScene, removeScene } from '../../commands/scenes.ts'
import { cannotAddScene } from '../../model/limits.ts'
import { useEditor, useEditorState } from '../../session/editor-context.ts'
import type { EditorStore } from '../../session/editor-store.ts'
import { SceneItem, type SceneAction } from './scene-item.tsx'
import classes from './scene-list.module.css'
import { useReorder } from './use-reorder.ts'

/**
 * With more elements than this in an ad the thumbnails are bitmaps. Live ones cost every frame in which anything moves,
 * also unchanged: half of it with 10 scenes of 50 elements, nearly all of it with 10 of 500; bitmaps nothing.
 */
const LIVE_ELEMENTS = 300

/** The room of a thumbnail, px. */
const ROOM = { width: 148, height: 132 }
const NARROW_ROOM = { width: 104, height: 104 }

/** The commands whose buttons give the focus to where the scene has come. */
const ACTIONS: Readonly<Partial<Record<CommandId, SceneAction>>> = {
  sceneUp: 'up',
  sceneDown: 'down',
  duplicateScene: 'copy',
  removeScene: 'remove',
}

export function SceneList() {
  const { store, media, screen } = useEditor()
  const narrow = useMedia('(max-width: 1360px)')
  const { document, sceneId, readOnly } = useEditorState()
  const { scenes, width, height } = document
  const list = useRef<HTMLOListElement>(null)
  const full = cannotAddScene(document)
  const bitmap = scenes.reduce((sum, { elements }) => sum + elements.length, 0) > LIVE_ELEMENTS
  const keepFocus = useKeptFocus(list)
  useEffect(() => {
    list.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' })
  }, [sceneId])

  function onAction(action: SceneAction, id: string) {
    const focused = list.current?.contains(window.document.activeElement) ? window.document.activeElement : null
    const refusal = act(store, action, id)
    if (refusal !== undefined) notifyError(refusal)
    else if (focused instanceof HTMLElement)
      keepFocus({ id: store.state.sceneId, action: action === 'remove' ? 'go' : focused.dataset.action })
  }
  const { drag, onPointerDown } = useReorder(list, (from, to) => {
    const id = scenes[from]?.id
    const refusal = id === undefined ? undefined : moveScene(store, id, to)
    if (refusal !== undefined) notifyError(refusal)
  })
  // memoised items keep the first function that they got
  const calls = useLatest({ onAction, onPointerDown })
  const { current: stable } = useRef({
    onAction: (...given: Parameters<typeof onAction>) => calls.current.onAction(...given),
    onPointerDown: (...given: Parameters<typeof onPointerDown>) => calls.current.onPointerDown(...given),
  })

  /** Keys of a scene, whatever in its item has the focus; those that walk the list are of its picture alone. */
  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLElement)) return
    const { target, key } = event
    const id = target.closest<HTMLElement>('[data-scene]')?.dataset.scene
    const keys = keysOf(event)
    const command = commandFor(keys, 'scenes')
    const action = command && ACTIONS[command]
    if (id !== undefined && action !== undefined) return take(() => onAction(action, id))
    const index = scenes.findIndex(({ id }) => id === sceneId)
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: scenes.length - 1 }[key]
    if (to === undefined || keys !== key || target.dataset.action !== 'go') return
    take(() => scenes[to] && onAction('go', scenes[to].id))

    function take(act: () => void) {
      event.preventDefault()
      event.stopPropagation()
      act()
    }
  }

  return (
    <div className={classes.scenes}>
      <div className={classes.title}>
        <h2>场景</h2>
        <span className={classes.count}>
          {scenes.length}/{adLimits.scenes}
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the list takes the keys that walk it, from the buttons in it */}
      <ol
        ref={list}
        className={classes.list}
        aria-label="场景"
        data-dragging={drag !== undefined || undefined}
        onKeyDown={onKeyDown}
      >
        {scenes.map((scene, index) => (
          <SceneItem
            key={scene.id}
            scene={scene}
            index={index}
            total={scenes.length}
            current={scene.id === sceneId}
            width={width}
            height={height}
            media={media}
            readOnly={readOnly}
            full={full}
            bitmap={bitmap}
            shift={shiftOf(index, drag)}
            room={narrow ? NARROW_ROOM : ROOM}
            {...stable}
          />
        ))}
      </ol>
      <div className={classes.foot}>
        <ActionButton
          fullWidth
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabledReason={readOnly ?? full}
          onClick={screen?.addScene}
        >
          添加场景
        </ActionButton>
      </div>
    </div>
  )
}

function act(store: EditorStore, action: SceneAction, id: string): Refusal {
  const index = store.state.document.scenes.findIndex((scene) => scene.id === id)
  switch (action) {
    case 'go':
      store.goToScene(id)
      return undefined
    case 'up':
      return moveScene(store, id, index - 1)
    case 'down':
      return moveScene(store, id, index + 1)
    case 'copy':
      return duplicateScene(store, id)
    case 'remove':
      return removeScene(store, id)
  }
}

/** How far an item makes way for the dragged one, px; null for that itself. */
function shiftOf(index: number, drag: ReturnType<typeof useReorder>['drag']): number | null {
  if (!drag) return 0
  const { from, to, step } = drag
  if (index === from) return null
  if (index > from && index <= to) return -step
  return index < from && index >= to ? step : 0
}

/** Gives the focus to a button of a scene once the list shows the change: items that change places lose it. */
function useKeptFocus(list: { readonly current: HTMLElement | null }) {
  const wanted = useRef<{ id: string; action: string | undefined }>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { id, action } = wanted.current
    wanted.current = undefined
    const item = list.current?.querySelector(`[data-scene="${CSS.escape(id)}"]`)
    const button = item?.querySelector<HTMLElement>(`[data-action="${action ?? 'go'}"]`)
    button?.focus()
    item?.scrollIntoView({ block: 'nearest' })
  })
  return (next: { id: string; action: string | undefined }) => {
    wanted.current = next
  }
}
