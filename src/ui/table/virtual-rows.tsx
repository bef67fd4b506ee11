import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect } from 'react'
import { usePrinting } from '#src/ui/use-printing.ts'
import { TableRow, type RowsProps } from './data-table-rows.tsx'
import classes from './data-table.module.css'

const ROW_HEIGHT = 36
const TWO_LINES_HEIGHT = 56

/** Only the rows that are seen, between two empty ones that keep the place of the others; on paper all. */
export function VirtualRows<Row>({
  rows,
  selection,
  columns,
  pinned,
  below,
  actions,
  rowName,
  columnCount,
  scroller,
  openRow,
}: RowsProps<Row>) {
  const printing = usePrinting()
  const height = below.length > 0 ? TWO_LINES_HEIGHT : ROW_HEIGHT
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 0, height: ROW_HEIGHT * 15 },
    useFlushSync: false,
  })
  // a phone that is turned
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height])
  const seen = virtualizer.getVirtualItems()
  const drawn = printing ? [...rows.keys()] : seen.map(({ index }) => index)
  const before = printing ? 0 : (seen[0]?.start ?? 0)
  const after = printing ? 0 : virtualizer.getTotalSize() - (seen.at(-1)?.end ?? 0)
  return (
    <>
      <Spacer height={before} columnCount={columnCount} />
      {drawn.map((index) => {
        const row = rows[index]
        if (!row) return null
        return (
          <TableRow
            key={row.id}
            id={row.id}
            index={index}
            row={row.original}
            columns={columns}
            pinned={pinned}
            below={below}
            actions={actions}
            rowName={rowName}
            selection={selection}
            open={row.id === String(openRow)}
          />
        )
      })}
      <Spacer height={after} columnCount={columnCount} />
    </>
  )
}

function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden className={classes.spacer} style={{ height }}>
      <td colSpan={columnCount} />
    </tr>
  )
}
