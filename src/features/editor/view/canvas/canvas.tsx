import { VisuallyHidden } from '@mantine/core'
import { useEffect, useId, useMemo, useRef } from 'react'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { wholePixels } from '#src/scene/whole-pixels.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import { useEditor, useEditorState, useScene } from '../../session/editor-context.ts'
import { ElementMarks } from '../notices/finding-marks.tsx'
import { onArrowAnywhere, onCanvasKey } from './canvas-keys.ts'
import classes from './canvas.module.css'
import { Frames } from './frames.tsx'
import type { OnMenu } from '../context-menu.tsx'
import { Guides, Marquee } from './guides.tsx'
import { menuAt } from './menu-at.ts'
import { attachPanning } from './panning.ts'
import { attachPointer } from './pointer.ts'
import type { RulersProps } from './rulers.tsx'
import { SceneStage } from './scene-stage.tsx'
import { createCanvasContext } from '../gestures/canvas-context.ts'
import { TextWriting } from './text-writing.tsx'
import { MARGIN, useFit } from './use-fit.ts'

const Rulers = lazyComponent<'Rulers', RulersProps>(() => import('./rulers.tsx'), 'Rulers')

/**
 * Where the scene is composed: selected, moved, resized, turned and written, by mouse and by keys. Without a scene it
 * offers to add one.
 */
export function Canvas({ onMenu }: { onMenu?: OnMenu }) {
  const { store, screen } = useEditor()
  const { document, grid, rulers, readOnly } = useEditorState()
  const scene = useScene()
  const stage = useMemo(() => createCanvasContext(store), [store])
  const { area, scroller, scale } = useFit(stage)
  const drawsRulers = useLazyComponent(Rulers, rulers, () => store.set({ rulers: false }))
  const region = useRef<HTMLDivElement>(null)
  const help = useId()
  useEffect(() => {
    if (!region.current || !scroller.current) return
    const detach = [
      attachPanning(region.current, scroller.current),
      attachPointer(region.current, scroller.current, stage),
    ]
    return () => {
      for (const each of detach) each()
    }
  }, [stage, scroller])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onArrowAnywhere(event, stage)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [stage])

  const [width, height] = [document.width * scale, document.height * scale]
  return (
    <div ref={area} className={classes.area}>
      <div ref={scroller} className={classes.scroller}>
        {/* what is in it is not in the order of the page: it is walked through by keys and told as it is selected */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a canvas is worked on by keys */}
        <div
          ref={region}
          className={classes.region}
          role="application"
          aria-label="画布"
          aria-describedby={help}
          tabIndex={0}
          data-work
          style={{ padding: `${MARGIN.y}px ${MARGIN.x}px` }}
          onKeyDown={(event) => onCanvasKey(event, stage)}
          onContextMenu={(event) => onMenu?.(event, menuAt(stage, event))}
        >
          {scene && scale > 0 && (
            <div className={classes.board} data-board style={{ width, height }} ref={stage.setBoard}>
              <div className={classes.clip} style={{ width: wholePixels(width), height: wholePixels(height) }}>
                <div className={classes.scaled} style={{ transform: `scale(${scale})` }} aria-hidden>
                  <SceneStage stage={stage} scene={scene} />
                </div>
                {grid && <div className={classes.grid} />}
              </div>
              <ElementMarks />
              {/* below the handles, which take a press where a text reaches its corners */}
              <TextWriting stage={stage} scale={scale} />
              <Frames stage={stage} scale={scale} />
              <Guides stage={stage} />
              <Marquee stage={stage} />
            </div>
          )}
        </div>
      </div>
      {rulers && drawsRulers && scene && scale > 0 && <Rulers stage={stage} scale={scale} scroller={scroller} />}
      {!scene && (
        <div className={classes.empty}>
          <Empty
            title="暂无场景"
            action={
              <ActionButton
                disabledReason={readOnly}
                onClick={() => {
                  // the button goes with the first scene; what opens gives the focus back to the canvas
                  region.current?.focus()
                  screen?.addScene()
                }}
              >
                添加第一个场景
              </ActionButton>
            }
          />
        </div>
      )}
      <p id={help} className={classes.unseen}>
        Tab 键逐个选择元素，方向键移动，Alt 加方向键调整大小，回车编辑文字或选择素材
      </p>
      <Announcer />
    </div>
  )
}

/** Says to those who listen what the editor shows to those who see: limits, snaps, what was undone. */
function Announcer() {
  const { announced } = useEditorState()
  const { text, count } = announced
  return (
    <VisuallyHidden role="status">
      {/* another node each time, so that the same words are said again */}
      <span key={count}>{text}</span>
    </VisuallyHidden>
  )
}
