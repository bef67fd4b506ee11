import type { Label } from '#src/domain/labels.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import type { Column } from '#src/ui/table/table-column.ts'
import type { ImportRow } from './import-run.ts'
import classes from './import-view.module.css'

/** The columns of an import: what the file says, and what becomes of each row. Passwords are not shown. */
export const importTableColumns: Column<ImportRow>[] = [
  { id: 'line', header: '行号', width: 60, align: 'right', cell: ({ line }) => line },
  { id: 'account', header: '登录账号', width: 120, cell: ({ values }) => values.登录账号 },
  { id: 'name', header: '昵称', width: 120, narrow: false, cell: ({ values }) => values.昵称 },
  { id: 'role', header: '账号角色', width: 120, narrow: false, cell: ({ values }) => values.账号角色 },
  { id: 'org', header: '组织机构', width: 150, narrow: false, cell: ({ values }) => values.组织机构 },
  {
    id: 'state',
    header: '结果',
    minWidth: 170,
    cell: (row) => (
      <span className={classes.result}>
        <StatusBadge label={stateOf(row)} />
        <span className={classes.reason}>{reasonsOf(row)}</span>
      </span>
    ),
  },
]

/** What became of a row. */
function stateOf({ wrong, outcome }: ImportRow): Label {
  if (wrong.length > 0) return { text: '有误', tone: 'danger' }
  if (outcome?.done) return { text: '已导入', tone: 'success' }
  if (outcome) return outcome.unknown ? { text: '结果未知', tone: 'warning' } : { text: '失败', tone: 'danger' }
  return { text: '待导入', tone: 'neutral' }
}

function reasonsOf({ wrong, outcome }: ImportRow): string {
  return wrong.length > 0 ? wrong.join('；') : (outcome?.reason ?? '')
}
