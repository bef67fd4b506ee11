import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconGripVertical,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { countsTexts } from './org-model.ts'
import classes from './org-tree.module.css'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** What can be done to an organisation; rows name it in `data-act`, and the tree that they stand in does it. */
export type OrgAct = 'toggle' | 'add' | 'rename' | 'remove' | 'up' | 'down'

export interface OrgRowProps {
  id: string
  /** Key of the node. */
  nodeKey: string
  name: string
  level: number
  /** Undefined where nothing is below. */
  open: boolean | undefined
  root: boolean
  index: number
  count: number
  below: number
  /** Terminals and accounts, with those of all below it; undefined where that is not known. */
  devices: number | undefined
  accounts: number | undefined
  /** The row that Tab leads to. */
  active: boolean
  /** Buttons come with the pointer or the focus, for there are hundreds of rows. */
  withActions: boolean
  /** Why the order cannot be changed now. */
  moveBlocked: string | undefined
  /** What was searched, marked in the name. */
  query: string
  dragged: boolean
  /** Where the dragged node would go: a line at this edge of the row, indented for this level. */
  line: 'top' | 'bottom' | undefined
  lineLevel: number
}

function OrgRowView({
  id,
  nodeKey,
  name,
  level,
  open,
  root,
  index,
  count,
  below,
  devices,
  accounts,
  active,
  withActions,
  moveBlocked,
  query,
  dragged,
  line,
  lineLevel,
}: OrgRowProps) {
  const blocked = (edge: string | undefined) => moveBlocked ?? edge
  const counts = countsTexts({ devices, accounts })
  const belowText = below > 0 ? `其下共 ${formatNumber(below)} 个组织机构` : ''
  const button = (act: OrgAct, label: string, icon: ReactNode, reason?: string) => (
    <button
      type="button"
      className={classes.button}
      data-act={act}
      tabIndex={active ? 0 : -1}
      aria-label={`${label} ${name}`}
      aria-disabled={reason !== undefined || undefined}
      aria-description={reason}
      title={reason ?? label}
    >
      {icon}
    </button>
  )
  return (
    <div
      id={id}
      role="treeitem"
      tabIndex={active ? 0 : -1}
      aria-level={level}
      aria-expanded={open}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-label={name}
      aria-description={[belowText, ...counts].filter(Boolean).join('，') || undefined}
      className={classes.row}
      data-key={nodeKey}
      data-movable={(!root && count > 1 && moveBlocked === undefined) || undefined}
      data-dragged={dragged || undefined}
      data-line={line}
      style={{ '--level': indentOf(level), '--line-level': indentOf(lineLevel) } as object}
    >
      <span className={classes.grip} data-grip aria-hidden>
        <IconGripVertical size={14} />
      </span>
      <span
        className={classes.chevron}
        data-act={open === undefined ? undefined : 'toggle'}
        data-open={open || undefined}
        aria-hidden
      >
        {open !== undefined && <IconChevronRight size={16} />}
      </span>
      <span className={classes.name} title={name}>
        <Marked text={name} query={query} />
      </span>
      <span className={classes.counts} data-facts={counts.filter(Boolean).join(' · ')}>
        {[below, devices, accounts].map((count, index) => (
          <span key={index}>{count ? formatNumber(count) : ''}</span>
        ))}
      </span>
      {withActions && (
        <span className={classes.actions}>
          {!root &&
            button(
              'up',
              '上移',
              <IconArrowUp size={15} aria-hidden />,
              blocked(index === 0 ? '已是同级第一个' : undefined),
            )}
          {!root &&
            button(
              'down',
              '下移',
              <IconArrowDown size={15} aria-hidden />,
              blocked(index === count - 1 ? '已是同级最后一个' : undefined),
            )}
          {button('add', '新增下级', <IconPlus size={15} aria-hidden />)}
          {!root && button('rename', '编辑', <IconPencil size={15} aria-hidden />)}
          {!root && button('remove', '删除', <IconTrash size={15} aria-hidden />)}
        </span>
      )}
    </div>
  )
}

export const OrgRow = memo(OrgRowView)

/** Rows below this level are indented less: a server's tree may have fifty. */
const DEEP = 12

/** How many indents a level has. */
export function indentOf(level: number): number {
  return Math.min(level, DEEP) - 1 + Math.max(0, level - DEEP) / 4
}

function Marked({ text, query }: { text: string; query: string }) {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query)
  // a text that a component gives back as it is would be shown as it is (R44)
  if (at === -1) return <>{text}</>
  return (
    <>
      {text.slice(0, at)}
      <mark className={classes.mark}>{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}
    </>
  )
}
