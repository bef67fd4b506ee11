import { sceneById } from '../../model/edit-document.ts'
import { placedElements, type PlacedElement } from '../../model/element-layout.ts'
import type { Point, Rect } from '../../model/geometry.ts'
import type { Size } from '../../model/new-elements.ts'
import type { Guide } from '../../model/snapping.ts'
import { createCell, type Cell } from '#src/lib/data/cell.ts'
import type { EditorStore } from '../../session/editor-store.ts'
import { liveLayoutsOf, type LiveLayouts } from '../../session/live-layouts.ts'
import { writingOf } from '../../session/writing.ts'

export interface CanvasContext {
  readonly store: EditorStore
  /** The node that each drawn element has, by its id. */
  readonly nodes: Map<string, HTMLElement>
  /** The node of each selection frame, by the id of its element. */
  readonly frames: Map<string, HTMLElement>
  /** The node of the frame around several elements. */
  groupFrame(): HTMLElement | null
  setGroupFrame(node: HTMLElement | null): void
  /** Holds the frames; moved as a whole while their elements are. */
  frameLayer(): HTMLElement | null
  setFrameLayer(node: HTMLElement | null): void
  /** The scene as it lies on the page. */
  setBoard(node: HTMLElement | null): void
  /** Pixels of the page to a pixel of the scene. */
  scale(): number
  setScale(scale: number): void
  readonly live: Cell<LiveLayouts>
  readonly guides: Cell<readonly Guide[]>
  /** The area that is being drawn to select what it touches. */
  readonly marquee: Cell<Rect | undefined>
  /** The element under the mouse. */
  readonly hovered: Cell<string | undefined>
  /** The element whose text is being written in its place. */
  readonly writing: Cell<string | undefined>
  /** Whether a gesture goes on. */
  readonly busy: Cell<boolean>
  size(): Size
  /** All elements of the scene on the canvas, in the order in which they are drawn. */
  placed(): readonly PlacedElement[]
  /** The elements that the mouse takes: neither locked nor hidden. */
  reachable(): PlacedElement[]
  /** Of some ids those that can be moved: known, and neither locked nor hidden. */
  movable(ids: readonly string[]): PlacedElement[]
  /** Where in the scene a place of the page lies, in pixels of the scene. */
  pointAt(place: { clientX: number; clientY: number }): Point
}

export function createCanvasContext(store: EditorStore): CanvasContext {
  const { state } = store
  const reaches = ({ id }: PlacedElement) => !state.locked.includes(id) && !state.hidden.includes(id)
  let frameLayer: HTMLElement | null = null
  let groupFrame: HTMLElement | null = null
  let board: HTMLElement | null = null
  let scale = 1
  const stage: CanvasContext = {
    store,
    nodes: new Map(),
    frames: new Map(),
    groupFrame: () => groupFrame,
    setGroupFrame(node) {
      groupFrame = node
    },
    frameLayer: () => frameLayer,
    setFrameLayer(node) {
      frameLayer = node
    },
    setBoard(node) {
      board = node
    },
    scale: () => scale,
    setScale(next) {
      scale = next
    },
    live: liveLayoutsOf(store),
    guides: createCell<readonly Guide[]>([]),
    marquee: createCell<Rect | undefined>(undefined),
    hovered: createCell<string | undefined>(undefined),
    writing: writingOf(store),
    busy: createCell(false),
    size: () => ({ width: state.document.width, height: state.document.height }),
    placed() {
      const scene = sceneById(state.document, state.sceneId)
      return scene ? placedElements(scene, stage.size()) : []
    },
    reachable: () => stage.placed().filter(reaches),
    movable: (ids) =>
      state.readOnly === undefined ? stage.reachable().filter(({ id, known }) => known && ids.includes(id)) : [],
    pointAt({ clientX, clientY }) {
      const corner = board?.getBoundingClientRect()
      return { x: (clientX - (corner?.left ?? 0)) / scale, y: (clientY - (corner?.top ?? 0)) / scale }
    },
  }
  return stage
}
