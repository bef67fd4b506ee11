import { IconEye, IconEyeOff, IconLock, IconLockOpen2, type Icon } from '@tabler/icons-react'
import { memo, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { useCell } from '#src/lib/data/cell.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { orderElementsTo } from '../../commands/arrange.ts'
import { editorKindOf } from '../../kinds/editor-kind-of.ts'
import { viewById, type EditScene } from '../../model/edit-document.ts'
import { elementKind, elementName } from '../../model/element-name.ts'
import { orderOf } from '../../model/order.ts'
import { useEditor, useEditorState, useScene } from '../../session/editor-context.ts'
import { namingOf } from '../../session/writing.ts'
import { LayerName } from './layer-name.tsx'
import classes from './layers-list.module.css'
import { useLayerDrag, type DropTarget } from './use-layer-drag.ts'

export function LayersList() {
  const { store } = useEditor()
  const { selection, locked, hidden, names, readOnly } = useEditorState()
  const naming = useCell(namingOf(store))
  const scene = useScene()
  const list = useRef<HTMLUListElement>(null)
  const drag = useLayerDrag(list)
  if (!scene || scene.elements.length === 0) return <p className={classes.empty}>暂无元素</p>
  return (
    <ul ref={list} className={classes.list} aria-label="图层">
      {orderOf(scene)
        .toReversed()
        .map((id) => {
          const element = viewById(scene, id)
          return (
            element && (
              <LayerRow
                key={id}
                id={id}
                kind={elementKind(element)}
                icon={editorKindOf(element).icon}
                unnamed={elementName(element)}
                given={names[id]}
                naming={naming === id}
                selected={selection.includes(id)}
                locked={locked.includes(id)}
                hidden={hidden.includes(id)}
                movable={readOnly === undefined}
                mark={drag.target?.id === id ? drag.target.side : undefined}
                onGrasp={drag.begin}
              />
            )
          )
        })}
    </ul>
  )
}

/** In words and signs, which moving an element leaves as they are: rows are drawn anew for what they show. */
interface LayerRowProps {
  id: string
  kind: string
  icon: Icon
  /** The default name, made from the content. */
  unnamed: string
  /** The name that somebody gave it in this session. */
  given: string | undefined
  naming: boolean
  selected: boolean
  locked: boolean
  hidden: boolean
  movable: boolean
  /** The side at which what is dragged would come to lie. */
  mark: DropTarget['side'] | undefined
  onGrasp: (id: string, event: PointerEvent) => void
}

const LayerRow = memo(function LayerRow({
  id,
  kind,
  icon: Sign,
  unnamed,
  given,
  naming,
  selected,
  locked,
  hidden,
  movable,
  mark,
  onGrasp,
}: LayerRowProps) {
  const { store } = useEditor()
  const name = given ?? unnamed

  function onClick({ ctrlKey, metaKey, shiftKey }: MouseEvent) {
    const { selection } = store.state
    const scene = store.scene()
    if (shiftKey && scene) store.select(upTo(orderOf(scene), selection, id))
    else if (!ctrlKey && !metaKey) store.select([id])
    else store.select(selected ? selection.filter((other) => other !== id) : [...selection, id])
  }

  function onKeyDown(event: KeyboardEvent) {
    const scene = store.scene()
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined || !event.altKey || !scene) return
    event.preventDefault()
    stepBy(scene, step)
  }

  function stepBy(scene: EditScene, step: number) {
    const order = orderOf(scene)
    const place = order.indexOf(id) + step
    if (place < 0 || place >= order.length) {
      store.announce(step > 0 ? '已在最上层' : '已在最下层')
      return
    }
    store.announce(
      orderElementsTo(store, [id], place) ?? `${name}，从上往下第 ${order.length - place} 层，共 ${order.length} 层`,
    )
  }

  function onPointerDown(event: PointerEvent) {
    // a finger scrolls the list, and drags by the sign before the name
    const isSign = event.target instanceof Element && event.target.closest('svg') !== null
    if (movable && !locked && (event.pointerType !== 'touch' || isSign)) onGrasp(id, event)
  }

  return (
    <li
      className={classes.row}
      data-selected={selected || undefined}
      data-hidden={hidden || undefined}
      data-drop={mark}
      data-id={id}
    >
      {naming ? (
        <LayerName id={id} name={name} unnamed={unnamed} />
      ) : (
        <button
          type="button"
          className={classes.name}
          aria-pressed={selected}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          title={`${kind}：${name}`}
          onClick={onClick}
          onDoubleClick={() => namingOf(store).set(id)}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
        >
          <Sign size={16} stroke={1.6} aria-hidden />
          <span className={classes.text}>{name}</span>
        </button>
      )}
      <IconButton
        label={locked ? `解锁 ${name}` : `锁定 ${name}`}
        size="sm"
        data-on={locked || undefined}
        className={classes.toggle ?? ''}
        onClick={() => store.set({ locked: toggled(store.state.locked, id) })}
      >
        {locked ? <IconLock size={15} stroke={1.6} /> : <IconLockOpen2 size={15} stroke={1.6} />}
      </IconButton>
      <IconButton
        label={hidden ? `显示 ${name}` : `隐藏 ${name}`}
        size="sm"
        data-on={hidden || undefined}
        className={classes.toggle ?? ''}
        onClick={() => store.set({ hidden: toggled(store.state.hidden, id) })}
      >
        {hidden ? <IconEyeOff size={15} stroke={1.6} /> : <IconEye size={15} stroke={1.6} />}
      </IconButton>
    </li>
  )
})

/** The choice drawn out from the last chosen element to another one, in the order of the layers. */
function upTo(order: readonly string[], selection: readonly string[], id: string): string[] {
  const from = order.indexOf(selection.at(-1) ?? id)
  const to = order.indexOf(id)
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return [...new Set([...selection.filter((other) => !range.includes(other)), ...range])]
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
