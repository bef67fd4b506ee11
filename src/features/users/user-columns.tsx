import type { Account } from '#src/api/generated/types.gen.ts'
import { accountStates, labelOf } from '#src/domain/labels.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import type { Column } from '#src/ui/table/table-column.ts'
import classes from './user-columns.module.css'
import { unknownName } from '#src/lib/text/nameless.ts'
import { PATH_SEPARATOR } from '#src/lib/data/org-names.ts'

/** The columns of the account list (3§2), and the organisation, which the list call gives as an id, by its path. */
export function userColumns(orgs: ReadonlyMap<string, string>): Column<Account>[] {
  return [
    {
      id: 'account',
      header: '登录账号',
      width: 130,
      names: true,
      hideable: false,
      sortBy: ({ account }) => account,
      cell: ({ account }) => account,
    },
    {
      id: 'name',
      header: '昵称',
      width: 110,
      names: true,
      narrow: 'below',
      sortBy: ({ name }) => name,
      cell: ({ name }) => name,
    },
    {
      id: 'role',
      header: '角色',
      width: 120,
      narrow: 'below',
      sortBy: (user) => roleName(user),
      cell: (user) => roleName(user),
    },
    {
      id: 'org',
      header: '组织机构',
      minWidth: 150,
      narrow: 'below',
      sortBy: (user) => orgOf(user, orgs),
      cell: (user) => <OrgPath path={orgOf(user, orgs)} />,
    },
    {
      id: 'enabled',
      header: '状态',
      width: 84,
      sortBy: ({ enabled }) => enabled,
      cell: ({ enabled }) => <StatusBadge dot label={labelOf(accountStates, enabled)} />,
    },
  ]
}

/** A path whose end, which tells one from another, stays in sight. */
function OrgPath({ path }: { path: string | undefined }) {
  if (path === undefined) return '--'
  const above = path.lastIndexOf(PATH_SEPARATOR)
  const end = above < 0 ? 0 : above + PATH_SEPARATOR.length
  return (
    <span className={classes.path} title={path}>
      {end > 0 && <span className={classes.above}>{path.slice(0, end)}</span>}
      <span className={classes.end}>{path.slice(end)}</span>
    </span>
  )
}

export function roleName({ role, roleId }: Account): string | undefined {
  return role?.name || (roleId === undefined ? undefined : unknownName(roleId))
}

export function orgOf({ organizationId: id }: Account, orgs: ReadonlyMap<string, string>): string | undefined {
  if (id === undefined || id === null || String(id) === '0' || id === '') return undefined
  return orgs.get(String(id)) ?? unknownName(id)
}
