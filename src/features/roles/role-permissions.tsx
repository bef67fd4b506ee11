import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiConfig } from '#src/api/config.ts'
import { maySimulate } from '#src/api/may-simulate.ts'
import { read } from '#src/api/query.ts'
import type { Role } from '#src/api/generated/types.gen.ts'
import { tidyTree, type TidyNode } from '#src/lib/data/tidy-tree.ts'
import { DetailDrawer } from '#src/ui/overlay/detail-drawer.tsx'
import { LoadingLines } from '#src/ui/feedback/loading.tsx'
import { Empty, ErrorState } from '#src/ui/feedback/states.tsx'
import { codesOf } from './perm-selection.ts'
import classes from './role-permissions.module.css'
import { ViewAsRole } from './view-as-role.tsx'
import { formatNumber } from '#src/lib/text/format-number.ts'

interface RolePermissionsProps {
  /** As much as is known of it: its id stands in the address, its name on the page below. */
  role: Pick<Role, 'id' | 'name' | 'remark'>
  onClose: () => void
}

export function RolePermissions({ role, onClose }: RolePermissionsProps) {
  const held = useQuery(read('rolePermTree', { path: { id: role.id } }))
  const { nodes } = useMemo(() => tidyTree(held.data), [held.data])
  const codes = codesOf(nodes)
  return (
    <DetailDrawer opened onClose={onClose} title={role.name ? `${role.name}的权限` : '角色权限'} size={640}>
      {held.error && !held.data ? (
        <ErrorState error={held.error} onRetry={() => void held.refetch()} retrying={held.isFetching} />
      ) : !held.data ? (
        <LoadingLines lines={8} />
      ) : nodes.length === 0 ? (
        <Empty art="lock" title="这个角色还没有任何权限" />
      ) : (
        <>
          {maySimulate && apiConfig.demo && <ViewAsRole name={role.name ?? String(role.id)} codes={codes} />}
          <p className={classes.note}>
            共 {formatNumber(codes.length)} 项权限{role.remark ? `；${role.remark}` : ''}
          </p>
          {nodes.map((node) => (
            <section key={node.key} className={classes.area}>
              <h3 className={classes.title}>{node.name}</h3>
              {node.children.length === 0 ? (
                <p className={classes.note}>可以进入，没有其他操作权限</p>
              ) : (
                <Permissions nodes={node.children} />
              )}
            </section>
          ))}
        </>
      )}
    </DetailDrawer>
  )
}

function Permissions({ nodes }: { nodes: readonly TidyNode[] }) {
  return (
    <ul className={classes.list}>
      {nodes.map(({ key, name, children }) => (
        <li key={key} className={classes.permission} data-parent={children.length > 0 || undefined}>
          {name}
          {children.length > 0 && <Permissions nodes={children} />}
        </li>
      ))}
    </ul>
  )
}
