import { followPointer } from '#src/lib/dom/follow-pointer.ts'
import { bestWidth, headCell, moveColumn, regionOf, setWidth, withWidth, type Arrangement } from './column-actions.ts'
import { withinWidths, type TableWidths } from './column-layout.ts'

/** How near the edge a dragged column scrolls the table, and how far each frame, in px. */
const SCROLL_ZONE = 40
const SCROLL_STEP = 12

const isEdge = (target: EventTarget | null) => target instanceof Element && target.closest('[data-edge]') !== null

const columnOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('th[data-column]')?.dataset['column'] : undefined

/** What a press on the head of a table becomes: its edge is dragged to widen a column, the rest of it to move it. */
export function pressHead(press: PointerEvent, arrangement: Arrangement) {
  const id = columnOf(press.target)
  if (id === undefined || press.button !== 0 || !press.isPrimary) return
  if (isEdge(press.target)) widen(press, arrangement, id)
  // a finger scrolls the table sideways; the menu moves columns
  else if (press.pointerType !== 'touch') move(press, arrangement, id)
}

/** Twice on the edge of a column: as wide as what is in it. */
export function fitColumn(target: EventTarget | null, arrangement: Arrangement) {
  const id = columnOf(target)
  if (id !== undefined && isEdge(target)) setWidth(arrangement, id, bestWidth(arrangement, id))
}

/** Shows widths without rendering: the cells follow the columns of the table. */
function showWidths(table: HTMLTableElement, { columns, actions, least, pins }: TableWidths) {
  const all = [...table.querySelectorAll('col')]
  const first = table.querySelector<HTMLTableCellElement>('th[data-column]')?.cellIndex ?? 0
  for (const [at, col] of all.slice(first).entries()) {
    const width = at < columns.length ? columns[at] : actions
    col.style.width = width === undefined ? '' : `${width}px`
  }
  table.style.setProperty('--table-min-width', `${least}px`)
  for (const [at, left] of pins.entries()) table.style.setProperty(`--pin-${at}`, `${left}px`)
}

function widen(press: PointerEvent, arrangement: Arrangement, id: string) {
  const cell = headCell(arrangement, id)
  const table = cell?.closest('table')
  if (!cell || !table) return
  const start = cell.getBoundingClientRect().width
  const sizing = withWidth(arrangement, id, start)
  let width = withinWidths(start)
  cell.dataset['widening'] = 'true'
  const stop = () => delete cell.dataset['widening']
  window.addEventListener('pointerup', stop, { once: true, capture: true })
  followPointer(press, {
    onMove({ x }) {
      width = withinWidths(start + x - press.clientX)
      showWidths(table, arrangement.widths({ ...sizing, [id]: width }))
    },
    onFrame: () => false,
    onEnd(done) {
      stop()
      showWidths(table, arrangement.widths(arrangement.layout.columnSizing))
      if (done) setWidth(arrangement, id, width)
    },
  })
}

function move(press: PointerEvent, arrangement: Arrangement, id: string) {
  const cell = headCell(arrangement, id)
  const scroller = arrangement.scroller.current
  if (!cell || !scroller) return
  const isPinned = cell.dataset['pinned'] !== undefined
  const others = regionOf(arrangement, id).flatMap((other) =>
    other === id ? [] : (headCell(arrangement, other) ?? []),
  )
  let drop: { cell: HTMLElement; side: 'before' | 'after' } | undefined
  const clear = () => {
    if (drop) delete drop.cell.dataset['drop']
    drop = undefined
  }
  followPointer(press, {
    onMove({ x }) {
      clear()
      cell.dataset['dragged'] = 'true'
      for (const other of others) {
        const { left, right } = other.getBoundingClientRect()
        if (x < left || x > right) continue
        drop = { cell: other, side: x < (left + right) / 2 ? 'before' : 'after' }
        other.dataset['drop'] = drop.side
      }
    },
    onFrame({ x }) {
      if (isPinned) return false
      const { left, right } = scroller.getBoundingClientRect()
      const before = scroller.scrollLeft
      if (x < left + SCROLL_ZONE) scroller.scrollLeft -= SCROLL_STEP
      else if (x > right - SCROLL_ZONE) scroller.scrollLeft += SCROLL_STEP
      return scroller.scrollLeft !== before
    },
    onEnd(done) {
      const beside = drop
      clear()
      delete cell.dataset['dragged']
      const other = beside?.cell.dataset['column']
      if (done && beside && other !== undefined) moveColumn(arrangement, id, other, beside.side)
    },
  })
}
