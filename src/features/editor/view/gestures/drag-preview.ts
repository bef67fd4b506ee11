import type { PlacedElement } from '../../model/element-layout.ts'
import { toPercent, type Point, type Turned } from '../../model/geometry.ts'
import { boxStyle } from './box-style.ts'
import type { CanvasContext } from './canvas-context.ts'

/**
 * What a gesture shows, written to the nodes of the page past React: a step costs what it changes. React does not touch
 * what it has not changed itself, so that everything stays until it is taken back here, before the edit is drawn.
 */
export interface DragPreview {
  /** Shows elements moved by a distance. */
  move(boxes: readonly PlacedElement[], delta: Point): void
  /** Shows an element at another place. */
  place(id: string, box: Turned): void
  /** Shows the frame around several elements at another place. */
  placeGroup(frame: Turned): void
  /** Shows copies where the elements were, or takes them away again. */
  leaveCopies(boxes: readonly PlacedElement[], shown: boolean): void
  /** Everything as before. */
  clear(): void
}

const PLACE = ['left', 'top', 'width', 'height', 'transform'] as const

export function createDragPreview(stage: CanvasContext): DragPreview {
  const kept = new Map<HTMLElement, Partial<Record<(typeof PLACE)[number] | 'translate', string>>>()
  let copies: Node[] = []

  function write(
    node: HTMLElement | null | undefined,
    styles: Partial<Record<(typeof PLACE)[number] | 'translate', string>>,
  ) {
    if (!node) return
    if (!kept.has(node))
      kept.set(node, Object.fromEntries(Object.keys(styles).map((name) => [name, node.style.getPropertyValue(name)])))
    for (const [name, value] of Object.entries(styles)) node.style.setProperty(name, value)
  }

  function removeCopies() {
    for (const copy of copies) copy.parentNode?.removeChild(copy)
    copies = []
  }

  return {
    move(boxes, { x, y }) {
      const translate = `${x}px ${y}px`
      for (const { id } of boxes) write(stage.nodes.get(id), { translate })
      write(stage.frameLayer(), { translate: `${x * stage.scale()}px ${y * stage.scale()}px` })
    },
    place(id, box) {
      const { left, top, width, height } = toPercent(box, stage.size())
      const transform = box.rotate === 0 ? '' : `rotate(${box.rotate}deg)`
      const styles = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`, transform }
      write(stage.nodes.get(id), styles)
      write(stage.frames.get(id), styles)
    },
    placeGroup(frame) {
      const { transform = '', ...styles } = boxStyle(frame, stage.size())
      write(stage.groupFrame(), { ...styles, transform })
    },
    leaveCopies(boxes, shown) {
      if (shown === copies.length > 0) return
      if (!shown) return removeCopies()
      copies = boxes.flatMap(({ id }) => {
        const node = stage.nodes.get(id)
        const copy = node?.cloneNode(true)
        if (!node || !(copy instanceof HTMLElement)) return []
        copy.style.translate = ''
        node.parentNode?.insertBefore(copy, node)
        return [copy]
      })
    },
    clear() {
      removeCopies()
      for (const [node, styles] of kept)
        for (const [name, value] of Object.entries(styles)) node.style.setProperty(name, value)
      kept.clear()
    },
  }
}
