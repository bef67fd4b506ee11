import { useElementSize } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { cellAfter } from './grid-keys.ts'
import { useArranged, useIsChosen, type Selection } from './selection.ts'
import { rowKeys, type RowId } from './table-column.ts'
import classes from './virtual-grid.module.css'

export interface VirtualGridProps<Item> {
  /** What it lists, for those who do not see it. */
  label: string
  items: readonly Item[]
  itemId: (item: Item) => RowId
  /** What is in a cell. Keep it outside the component, or memoised. */
  cell: (item: Item) => ReactNode
  /** Narrowest cell in px. */
  cellWidth: number
  /** The height of a cell of a width in px; it does not depend on what is in it. */
  cellHeight: (width: number) => number
  /** Opens a cell: a click, or Enter. */
  onOpen: (item: Item) => void
  /** Cells can be chosen: a click or the space bar does; from `useSelection`. */
  selection?: Selection<Item>
  /** The items are those of before: they cannot be acted on. */
  stale?: boolean
}

const GAP = 12
/** Rows above and below those that are seen. */
const OVERSCAN = 1
/** What acts by itself in a cell. */
const CONTROLS = 'button, a, input, label'

/**
 * A grid that draws only the rows in sight. One cell takes the focus: arrows, Home, End, Page Up and Page Down move it,
 * Enter opens, the space bar chooses.
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, items, itemId, cell, cellWidth, cellHeight, onOpen, selection, stale } = props
  const scroller = useRef<HTMLDivElement>(null)
  const { ref: measured, width } = useElementSize()
  const keys = useMemo(() => rowKeys(items, itemId), [items, itemId])
  const [active, setActive] = useState<{ key: string | undefined; byKey: boolean }>({ key: undefined, byKey: false })
  const activeIndex = Math.max(active.key === undefined ? 0 : keys.indexOf(active.key), 0)

  const columns = Math.max(Math.floor((width + GAP) / (cellWidth + GAP)), 1)
  const height = Math.round(cellHeight((width - GAP * (columns - 1)) / columns))
  const activeRow = Math.floor(activeIndex / columns)
  const virtualizer = useVirtualizer({
    count: Math.ceil(items.length / columns),
    enabled: width > 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => height + GAP,
    overscan: OVERSCAN,
    // the cell with the focus stays, however far it is scrolled away
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(activeRow, range.count - 1)])].sort((a, b) => a - b),
    useFlushSync: false,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height])
  useLayoutEffect(() => {
    if (!active.byKey) return
    virtualizer.scrollToIndex(activeRow)
    scroller.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`)?.focus({ preventScroll: true })
    // only a key moves it; rows that come anew do not
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [active])

  const indexOf = (target: EventTarget) => {
    const found = (target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset.index
    return found === undefined ? undefined : Number(found)
  }
  useArranged(selection, items)
  const toggle = (index: number, ranged: boolean) => {
    const item = items[index]
    if (item === undefined || !selection) return
    selection.toggle(ranged ? selection.rangeTo(item) : [item], !selection.current().rows.has(keys[index] ?? ''))
  }
  function onClick({ target, shiftKey }: MouseEvent) {
    const index = indexOf(target)
    const item = index === undefined ? undefined : items[index]
    if (index === undefined || item === undefined || (target as HTMLElement).closest(CONTROLS)) return
    if (selection) toggle(index, shiftKey)
    else onOpen(item)
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, shiftKey } = event
    // a control in a cell has its own keys
    if (!(target as HTMLElement).matches('[data-index]')) return
    const pageRows = Math.floor((scroller.current?.clientHeight ?? 0) / (height + GAP))
    const next = cellAfter(key, ctrlKey || metaKey, { index: activeIndex, count: items.length, columns, pageRows })
    const item = items[activeIndex]
    if (next !== undefined) setActive({ key: keys[next], byKey: true })
    else if (key === 'Enter' && item !== undefined) onOpen(item)
    else if (key === ' ' && selection) toggle(activeIndex, shiftKey)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={scroller}
      className={classes.scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={Math.ceil(items.length / columns)}
      aria-colcount={columns}
      aria-multiselectable={selection !== undefined}
      aria-busy={stale || undefined}
      inert={stale}
      data-stale={stale || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const index = indexOf(target)
        if (index !== undefined && keys[index] !== active.key) setActive({ key: keys[index], byKey: false })
      }}
    >
      <div ref={measured} role="presentation" className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index: row, start }) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 1}
            className={classes.row}
            style={{ '--columns': columns, height, transform: `translateY(${start}px)` } as CSSProperties}
          >
            {items.slice(row * columns, (row + 1) * columns).map((item, column) => {
              const index = row * columns + column
              const key = keys[index] ?? String(index)
              return (
                <Cell
                  key={key}
                  id={key}
                  item={item}
                  index={index}
                  column={column + 1}
                  cell={cell}
                  active={index === activeIndex}
                  selection={selection}
                />
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

interface CellProps<Item> {
  id: string
  item: Item
  index: number
  column: number
  cell: (item: Item) => ReactNode
  active: boolean
  /** Undefined where cells cannot be chosen. */
  selection: Selection<Item> | undefined
}

function CellView<Item>({ id, item, index, column, cell, active, selection }: CellProps<Item>) {
  const selected = useIsChosen(selection, id)
  return (
    <div
      role="gridcell"
      className={classes.cell}
      aria-colindex={column}
      aria-selected={selected}
      tabIndex={active ? 0 : -1}
      data-index={index}
    >
      {cell(item)}
      {selected !== undefined && (
        <span className={classes.check} data-on={selected || undefined} aria-hidden>
          {selected && <IconCheck size={14} stroke={3} />}
        </span>
      )}
    </div>
  )
}

/** A cell, rendered again only when it changed. */
const Cell = memo(CellView) as typeof CellView
