import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { em, FONTS, percent, rgb } from '#src/scene/draw/styles.ts'
import { own } from '#src/scene/model/json.ts'
import type { SceneElement } from '#src/scene/kinds/kinds.ts'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import type { Written } from '../../kinds/editor-kind.ts'
import { editorKindOf } from '../../kinds/editor-kind-of.ts'
import { setIn, viewById, withElements, withScene } from '../../model/edit-document.ts'
import { createCell, useCell, type Cell } from '#src/lib/data/cell.ts'
import { useEditor, useEditorState, useScene } from '../../session/editor-context.ts'
import { useSensitiveWords } from '../../session/sensitive-words.ts'
import type { CanvasContext } from '../gestures/canvas-context.ts'
import { refuseSensitive } from '../dialogs/refuse-sensitive.ts'
import { chooseAgain, useWayBack } from '../keep-writing.ts'
import classes from './text-writing.module.css'

/**
 * The text of an element, written where it stands. What is written is in the document at once; leaving ends a step of
 * the history.
 */
export function TextWriting({ stage, scale }: { stage: CanvasContext; scale: number }) {
  const id = useCell(stage.writing)
  const scene = useScene()
  const element = id !== undefined && scene ? viewById(scene, id) : undefined
  const written = element && editorKindOf(element).written(element)
  const isWritten = written !== undefined
  useEffect(() => {
    // what is no text, or was undone, is not written
    if (id !== undefined && !isWritten) stage.writing.set(undefined)
  }, [id, isWritten, stage])
  const mounted = useMounted()
  const [refused] = useState(() => createCell<string | undefined>(undefined))
  if (id === undefined || !scene || !element || !written) return null
  function goOn(sceneId: string, next: string) {
    if (!mounted.current || !chooseAgain(stage.store, sceneId, next)) return false
    refused.set(next)
    stage.writing.set(next)
    return true
  }
  return (
    <Writing
      key={id}
      id={id}
      element={element}
      written={written}
      stage={stage}
      scale={scale}
      refused={refused}
      onTaken={() => goOn(scene.id, id)}
    />
  )
}

const VERTICAL = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const

function Writing({
  id,
  element: { raw, layout, border },
  written: { key, text, style },
  stage,
  scale,
  refused,
  onTaken,
}: {
  id: string
  element: SceneElement
  written: Written
  stage: CanvasContext
  scale: number
  /** The element whose text goes on after it was left with sensitive words in it. */
  refused: Cell<string | undefined>
  /** Something else was chosen while there were sensitive words in it; answers whether it goes on. */
  onTaken: () => boolean
}) {
  const { store } = useEditor()
  const { width, height } = useEditorState().document
  const field = useRef<HTMLTextAreaElement>(null)
  // what is drawn may be cut; what is written is all of it
  const said = own(own(raw, 'data'), key)
  const value = typeof said === 'string' ? said : text
  const { find } = useSensitiveWords()
  const isSensitive = find(value).length > 0
  const isWritten = useRef(false)
  useEffect(() => {
    store.select([id])
    const goesOn = refused.get()
    refused.set(undefined)
    if (goesOn !== id) return field.current?.select()
    isWritten.current = true
    // behind its last letter
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
    field.current?.focus()
  }, [store, id, refused])
  useWayBack(() => isWritten.current && isSensitive, onTaken)

  function write(text: string) {
    store.edit(
      '修改文字',
      ({ document, sceneId }) =>
        withScene(document, sceneId, (scene) => withElements(scene, [id], (raw) => setIn(raw, ['data', key], text))),
      { coalesce: `text ${id}` },
    )
  }

  async function leave() {
    store.seal()
    const stays = await refuseSensitive(() => field.current)
    // the field may be gone, and its text with it to be brought back
    if (stays || !field.current || stage.writing.get() !== id) return
    isWritten.current = false
    stage.writing.set(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    // what was written stays (E31); the canvas has the focus again, and with it the keys; blur leaves
    field.current?.closest<HTMLElement>('[role="application"]')?.focus()
  }

  // the same boxes as those the renderer makes, so that the text stands and breaks where it will
  const line: CSSProperties = {
    fontSize: em(style.size),
    fontFamily: style.font === undefined ? FONTS : `'${style.font}', ${FONTS}`,
    color: rgb(style.color),
    lineHeight: layout.lineHeight,
    textAlign: style.horizontalAlign,
  }
  return (
    <div className={classes.scene} style={{ width, height, fontSize: width / 100, transform: `scale(${scale})` }}>
      <div
        className={classes.box}
        style={{
          left: percent(layout.left),
          top: percent(layout.top),
          width: percent(layout.width),
          height: percent(layout.height),
          borderWidth: border.style === 'none' ? 0 : em(border.width),
          transform: layout.rotate === 0 ? undefined : `rotate(${layout.rotate}deg)`,
        }}
      >
        <div
          className={classes.content}
          style={{ inset: em(border.padding), justifyContent: VERTICAL[style.verticalAlign] }}
        >
          <div className={classes.line} style={line}>
            {/* as high as the text is, and the field with it; the space gives height to a line of nothing */}
            <div className={classes.measure} aria-hidden>{`${value} `}</div>
            <textarea
              ref={field}
              className={classes.field}
              aria-label="文字内容"
              data-own-pointer
              value={value}
              rows={1}
              spellCheck={false}
              aria-invalid={isSensitive}
              onChange={(event) => {
                isWritten.current = true
                write(event.currentTarget.value)
              }}
              onBlur={() => void leave()}
              onKeyDown={onKeyDown}
            />
          </div>
        </div>
      </div>
    </div>
  )
}
