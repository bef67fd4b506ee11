import { Button, CloseButton } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { ActionButton } from '../action-button.tsx'
import classes from './batch-bar.module.css'
import { notifyError } from '../feedback/notify.ts'
import { useSubmit } from '../form/use-submit.ts'
import { PopoverButton } from '../overlay/popover-button.tsx'
import { useChosen, type Selection } from './selection.ts'
import type { RowAction } from './table-column.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export interface BatchBarProps<Row> {
  selection: Selection<Row>
  /** The rows of the page on screen. */
  rows: readonly Row[]
  /** How many match the filters, over all pages. */
  total: number
  /** Loads all that match, to choose them too; without it only the page can be chosen at once. */
  onSelectAll?: (signal: AbortSignal) => Promise<readonly Row[]>
  rowName: (row: Row) => string
  /** What is to be known of the chosen ones, with what can be done about it; and what is done without choosing. */
  note?: ReactNode
  actions: (chosen: readonly Row[]) => readonly RowAction[]
}

/** How many chosen ones are listed by name. */
const LISTED = 100

/** The bar of batch mode: how many are chosen and which, choosing the page or all, and the actions. */
export function BatchBar<Row>({ selection, rows, total, onSelectAll, rowName, note, actions }: BatchBarProps<Row>) {
  const abort = useRef<AbortController>(undefined)
  const chosen = useChosen(selection).list
  const count = chosen.length

  const { submit: selectAll, busy } = useSubmit(async () => {
    const controller = new AbortController()
    abort.current = controller
    try {
      const all = await onSelectAll?.(controller.signal)
      // beside what was chosen under other filters, as 选择本页 does
      if (all && !controller.signal.aborted) selection.toggle(all, true)
    } catch (error) {
      if (!controller.signal.aborted) notifyError(error)
    }
  })

  return (
    <div className={classes.bar} role="region" aria-label="批量操作">
      <div className={classes.side}>
        <span role="status">
          已选 <b>{count}</b> 项
        </span>
        <ActionButton
          variant="transparent"
          px={4}
          disabledReason={rows.length === 0 ? '本页没有可选的内容' : undefined}
          onClick={() => selection.toggle(rows, true)}
        >
          选择本页
        </ActionButton>
        {onSelectAll && total > rows.length && (
          <>
            <ActionButton variant="transparent" px={4} busy={busy} onClick={() => void selectAll()}>
              选择全部 {formatNumber(total)} 项
            </ActionButton>
            {busy && (
              <Button variant="transparent" color="gray" px={4} onClick={() => abort.current?.abort()}>
                取消
              </Button>
            )}
          </>
        )}
        {count > 0 && (
          <>
            <PopoverButton
              width={300}
              padded={false}
              content={() => <Chosen selection={selection} rowName={rowName} />}
            >
              <Button variant="transparent" px={4}>
                查看已选
              </Button>
            </PopoverButton>
            <Button variant="transparent" px={4} onClick={selection.clear}>
              清空
            </Button>
          </>
        )}
        {note}
      </div>
      <div className={classes.side}>
        {actions(chosen).map((action) => (
          <ActionButton
            key={action.label}
            variant="default"
            className={action.danger ? classes.danger : undefined}
            disabledReason={action.disabledReason}
            onClick={action.onClick}
          >
            {action.label}
          </ActionButton>
        ))}
      </div>
    </div>
  )
}

/** The chosen ones by name, each of which can be taken out. */
function Chosen<Row>({ selection, rowName }: Pick<BatchBarProps<Row>, 'selection' | 'rowName'>) {
  const { rows } = useChosen(selection)
  const entries = [...rows].slice(0, LISTED)
  const rest = rows.size - entries.length
  return (
    <>
      <ul className={classes.chosen}>
        {entries.map(([id, row]) => (
          <li key={id} className={classes.item}>
            <span className={classes.name} title={rowName(row)}>
              {rowName(row) || id}
            </span>
            <CloseButton
              size="sm"
              aria-label={`移除 ${rowName(row) || id}`}
              onClick={({ currentTarget }) => {
                // the focus goes on to the next, and does not go with this one
                const item = currentTarget.closest('li')
                const next = item?.nextElementSibling ?? item?.previousElementSibling
                next?.querySelector('button')?.focus()
                selection.toggle([row], false)
              }}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={classes.rest}>另有 {formatNumber(rest)} 项未列出</p>}
    </>
  )
}
