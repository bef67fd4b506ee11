import { memo, type CSSProperties, type ReactNode } from 'react'
import classes from './card-grid.module.css'
import { ListFrame } from './list-frame.tsx'
import { stateInsteadOfRows, type ListStateProps } from './list-state.tsx'
import { MediaImage } from '../media/media-image.tsx'
import { RowActionButtons } from './row-action-buttons.tsx'
import { SelectionCheckbox } from './row-checkbox.tsx'
import { useArranged, type Selection } from './selection.ts'
import { rowKeys, type RowActions, type RowId } from './table-column.ts'

/** How one record is drawn as a card. Keep it outside the component, or memoised. */
export interface CardView<Row> {
  title: (row: Row) => string
  /** Address of the picture, as the server sent it. */
  thumbnail: (row: Row) => unknown
  /** What stands in place of the picture, such as the beginning of a video; undefined for those that have one. */
  picture?: (row: Row) => ReactNode
  /** Beside the title: its status. */
  badge?: (row: Row) => ReactNode
  /** Upon the picture, at the lower left: what kind it is. */
  mark?: (row: Row) => ReactNode
  /** What is not in use is drawn paler. */
  faded?: (row: Row) => boolean
  /** Lines under the title. */
  details?: (row: Row) => ReactNode
  /** Opens the record; the title is then a button, which the picture belongs to. */
  onOpen?: (row: Row) => void
}

export interface CardGridProps<Row> extends ListStateProps<Row> {
  /** What it lists, for those who do not see it. */
  label: string
  view: CardView<Row>
  rowId: (row: Row) => RowId
  /** Base address of the pictures. */
  imageBase?: string
  /** Above the cards at the left. */
  toolbar?: ReactNode
  /** Above the cards at the right, such as refresh and export. */
  tools?: ReactNode
  /** Keep it memoised. */
  actions?: RowActions<Row>
  /**
   * Shows a checkbox on each card, whose picture then chooses it, or all of it where it does nothing else; from
   * `useSelection`.
   */
  selection?: Selection<Row>
  /** A double click on a card, beside what its two clicks do, or Enter on its checkbox. Keep it memoised. */
  onDoubleClick?: (row: Row) => void
  /** Narrowest card in px. Default 200. */
  cardWidth?: number
  /** How many cards the skeleton has. Default 10. */
  skeletons?: number
}

/**
 * Cards of one size in as many columns as there is room for. Pictures stand whole in a fixed frame, so that upright and
 * wide ones line up. Its states are those of `DataTable`.
 */
export function CardGrid<Row>(props: CardGridProps<Row>) {
  return (
    <ListFrame {...props}>
      <Cards {...props} />
    </ListFrame>
  )
}

function Cards<Row>(props: CardGridProps<Row>) {
  const { label, view, rowId, rows, stale, imageBase, actions, selection, onDoubleClick } = props
  const { cardWidth = 200, skeletons = 10 } = props
  useArranged(selection, rows)
  const instead = stateInsteadOfRows(props)
  if (instead !== undefined) return <div className={classes.state}>{instead}</div>
  const style = { '--card-width': `${cardWidth}px` } as CSSProperties
  if (!rows) {
    return (
      <div className={classes.grid} style={style} role="status" aria-label="加载中">
        {Array.from({ length: skeletons }, (_, index) => (
          <div key={index} className={classes.card} aria-hidden>
            <div className={classes.frame} />
            <div className={classes.body}>
              <span className={classes.skeleton} style={{ width: '70%' }} />
              <span className={classes.skeleton} style={{ width: '45%' }} />
            </div>
          </div>
        ))}
      </div>
    )
  }
  const keys = rowKeys(rows, rowId)
  return (
    // what belongs to another page must not be acted on
    <ul
      className={classes.grid}
      style={style}
      aria-label={label}
      aria-busy={stale || undefined}
      inert={stale}
      data-stale={stale || undefined}
    >
      {rows.map((row, index) => {
        const key = keys[index] ?? String(index)
        return (
          <GridCard
            key={key}
            id={key}
            row={row}
            view={view}
            imageBase={imageBase}
            cardWidth={cardWidth}
            actions={actions}
            selection={selection}
            onDoubleClick={onDoubleClick}
          />
        )
      })}
    </ul>
  )
}

interface GridCardProps<Row> {
  id: string
  row: Row
  view: CardView<Row>
  imageBase: string | undefined
  cardWidth: number
  actions: RowActions<Row> | undefined
  /** Undefined where cards cannot be chosen. */
  selection: Selection<Row> | undefined
  onDoubleClick: ((row: Row) => void) | undefined
}

function GridCardView<Row>({
  id,
  row,
  view,
  imageBase,
  cardWidth,
  actions,
  selection,
  onDoubleClick,
}: GridCardProps<Row>) {
  const title = view.title(row)
  const { onOpen } = view
  const checkbox = selection && (
    <SelectionCheckbox cover label={`选择 ${title}`} selection={selection} id={id} row={row} />
  )
  // where a card can only be chosen, all of it chooses
  const onlyChosen = onOpen === undefined && actions === undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the checkbox and a button beside the list do the same
    <li
      className={classes.card}
      title={onlyChosen ? title : undefined}
      data-faded={view.faded?.(row) || undefined}
      onDoubleClick={onDoubleClick && (() => onDoubleClick(row))}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) onDoubleClick?.(row)
      }}
    >
      <div className={classes.frame}>
        <div className={classes.picture}>
          {view.picture?.(row) ?? (
            <MediaImage src={view.thumbnail(row)} base={imageBase} alt={title} side={2 * cardWidth} />
          )}
        </div>
        {!onlyChosen && checkbox}
        <Upon className={classes.mark}>{view.mark?.(row)}</Upon>
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          {onOpen ? (
            <button
              type="button"
              className={classes.title}
              data-over-picture={selection ? undefined : true}
              title={title}
              onClick={() => onOpen(row)}
            >
              {title}
            </button>
          ) : (
            <span className={classes.title} title={title}>
              {title}
            </span>
          )}
          {view.badge?.(row)}
        </div>
        {view.details && <div className={classes.details}>{view.details(row)}</div>}
      </div>
      {actions && (
        <div className={classes.actions}>
          <RowActionButtons actions={actions.of(row)} shown={actions.shown} />
        </div>
      )}
      {onlyChosen && checkbox}
    </li>
  )
}

/** What stands upon the picture, where there is something to say. */
function Upon({ className, children }: { className: string | undefined; children: ReactNode }) {
  return children === undefined || children === null || children === false ? null : (
    <div className={className}>{children}</div>
  )
}

const GridCard = memo(GridCardView) as typeof GridCardView
