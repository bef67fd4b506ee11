import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import {
  IconArrowAutofitWidth,
  IconArrowLeft,
  IconArrowRight,
  IconMinus,
  IconPin,
  IconPinnedFilled,
  IconPlus,
} from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { formatNumber } from '#src/lib/text/format-number.ts'
import { IconButton } from '../../icon-button.tsx'
import {
  bestWidth,
  moveColumn,
  regionOf,
  setWidth,
  shownWidth,
  tableOf,
  togglePinned,
  type Arrangement,
} from './column-actions.ts'
import classes from './column-panel.module.css'
import type { Column } from '../table-column.ts'

export interface ColumnPanelProps {
  arrangement: Arrangement
  narrow: boolean
}

/** How much wider or narrower at a time, in px. */
const WIDTH_STEP = 20
const HIDDEN = '这一列没有显示'

/** Everything that can be done to columns, by pointer and by keys; what was done is said. */
export function ColumnPanel({ arrangement, narrow }: ColumnPanelProps) {
  const [said, setSaid] = useState('')
  const { shown, columns } = arrangement
  const table = tableOf(arrangement)
  const ordered = narrow
    ? columns
    : [...table.getStartLeafColumns(), ...table.getCenterLeafColumns()].flatMap(
        ({ id }) => columns.find((column) => column.id === id) ?? [],
      )
  return (
    <div className={classes.panel}>
      <p className={classes.heading}>列设置</p>
      <ul className={classes.list}>
        {ordered.map((column) => (
          <li key={column.id} className={classes.row}>
            <Checkbox
              size="xs"
              label={column.header}
              checked={table.getColumn(column.id)?.getIsVisible() ?? false}
              disabled={column.hideable === false || (shown.length === 1 && shown[0] === column)}
              onChange={() => table.getColumn(column.id)?.toggleVisibility()}
            />
            {!narrow && <ColumnActions column={column} arrangement={arrangement} onSay={setSaid} />}
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <p role="status" className={classes.said}>
          {said}
        </p>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            arrangement.reset()
            setSaid('已恢复默认')
          }}
        >
          恢复默认
        </Button>
      </div>
    </div>
  )
}

interface ColumnActionsProps {
  column: Column<never>
  arrangement: Arrangement
  onSay: (words: string) => void
}

function ColumnActions({ column: { id, header }, arrangement, onSay }: ColumnActionsProps) {
  const { shown, layout } = arrangement
  const isShown = shown.some((column) => column.id === id)
  const isPinned = layout.columnPinning.start.includes(id)
  const region = regionOf(arrangement, id).filter((other) => shown.some((column) => column.id === other))
  const at = region.indexOf(id)
  const [left, right] = [region[at - 1], region[at + 1]]

  function moveTo(beside: string | undefined, side: 'before' | 'after') {
    if (beside === undefined) return
    moveColumn(arrangement, id, beside, side)
    const place = shown.findIndex((column) => column.id === beside)
    onSay(`${header}已移到第 ${formatNumber(place + 1)} 列`)
  }
  function widen(width: number) {
    setWidth(arrangement, id, width)
    onSay(`${header}的列宽已调整`)
  }
  function pin() {
    const done = togglePinned(arrangement, id)
    if (!done) onSay('固定的列太宽，其他列会看不到')
    else onSay(isPinned ? `${header}已取消固定` : `${header}已固定在左侧`)
  }
  const action = (verb: string, icon: ReactNode, onClick: () => void, blocked?: string) => (
    <IconButton
      size={26}
      label={`${verb}：${header}`}
      disabledReason={isShown ? blocked : HIDDEN}
      aria-pressed={icon === pinIcon || icon === pinnedIcon ? isPinned : undefined}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  )
  return (
    <div className={classes.actions} role="group" aria-label={header}>
      {action('固定在左侧', isPinned ? pinnedIcon : pinIcon, pin)}
      {action(
        '左移',
        <IconArrowLeft size={15} aria-hidden />,
        () => moveTo(left, 'before'),
        left === undefined ? '已在最左边' : undefined,
      )}
      {action(
        '右移',
        <IconArrowRight size={15} aria-hidden />,
        () => moveTo(right, 'after'),
        right === undefined ? '已在最右边' : undefined,
      )}
      {action('变窄', <IconMinus size={15} aria-hidden />, () => widen(shownWidth(arrangement, id) - WIDTH_STEP))}
      {action('变宽', <IconPlus size={15} aria-hidden />, () => widen(shownWidth(arrangement, id) + WIDTH_STEP))}
      {action('最佳列宽', <IconArrowAutofitWidth size={15} aria-hidden />, () => widen(bestWidth(arrangement, id)))}
    </div>
  )
}

const pinIcon = <IconPin size={15} aria-hidden />
const pinnedIcon = <IconPinnedFilled size={15} aria-hidden />
