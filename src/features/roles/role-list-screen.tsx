import { plainId } from '#src/lib/data/parse-json.ts'
import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readPage } from '#src/api/paging.ts'
import { useWrite } from '#src/api/query.ts'
import type { Role } from '#src/api/generated/types.gen.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { notifyDone } from '#src/ui/feedback/notify.ts'
import { Page } from '#src/ui/page.tsx'
import { ListLayout } from '#src/ui/table/list-layout.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import type { RowActions } from '#src/ui/table/table-column.ts'
import { useDialog } from '#src/ui/overlay/use-dialog.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { useListScreen } from '#src/ui/table/use-list-screen.ts'
import { roleActions } from './role-actions.ts'
import { roleColumns } from './role-columns.tsx'
import { RoleExport } from './role-export.tsx'
import { ROLE_PAGE_SIZES, toRoleRequest } from './role-search.ts'

const RoleForm = lazyComponent(() => import('./role-form.tsx'), 'RoleForm')
const RolePermissions = lazyComponent(() => import('./role-permissions.tsx'), 'RolePermissions')
const RoleMatrix = lazyComponent(() => import('./role-matrix.tsx'), 'RoleMatrix')

const route = getRouteApi('/_shell/form/role')
const idOf = (role: Role) => role.id
const roleName = (role: Role) => role.name ?? ''

/** The roles: list, what each may do, and several side by side (3§2). Page, permissions and matrix are in the URL. */
export function RoleListScreen() {
  const search = route.useSearch()
  const list = useListScreen({
    search,
    navigate: route.useNavigate(),
    filters: {},
    sizes: ROLE_PAGE_SIZES,
    page: readPage('rolePage', toRoleRequest(search)),
    rowId: idOf,
  })
  const { setSearch } = list
  const { mutateAsync: removeRole } = useWrite('roleDelete')
  const { opened, open, close } = useDialog<{ role?: Role }>(RoleForm.preload)
  const closeView = () => setSearch({ view: undefined })
  const closeMatrix = () => setSearch({ compare: undefined, roles: undefined })
  const viewLoaded = useLazyComponent(RolePermissions, search.view !== undefined, closeView)
  const matrixLoaded = useLazyComponent(RoleMatrix, search.compare !== undefined, closeMatrix)

  const actions = useMemo<RowActions<Role>>(() => {
    async function remove(role: Role) {
      const { done } = await confirm({
        title: '删除角色',
        message: `确定删除${roleName(role)}？`,
        confirmLabel: '删除',
        danger: true,
        action: () => removeRole({ path: { id: role.id } }),
      })
      if (done) notifyDone(`已删除角色“${role.name ?? ''}”`)
    }
    return {
      width: 196,
      of: (role) =>
        roleActions(role, {
          view: ({ id }) => setSearch({ view: String(id) }),
          edit: () => open({ role }),
          remove: () => void remove(role),
        }),
    }
  }, [open, removeRole, setSearch])

  const add = <Button onClick={() => open({})}>新增角色</Button>
  return (
    <Page title="角色管理" count={list.count}>
      <ListLayout
        actions={
          <>
            <Button variant="default" onClick={() => setSearch({ compare: '1' })}>
              权限对比
            </Button>
            {add}
          </>
        }
      >
        <DataTable
          label="角色列表"
          columns={roleColumns}
          rowName={roleName}
          actions={actions}
          {...list.table}
          empty={<Empty art="people" title="还没有角色" action={add} />}
          tools={<RoleExport />}
        />
        <Paging {...list.paging} />
      </ListLayout>
      {opened && <RoleForm {...opened} onClose={close} />}
      {viewLoaded && search.view !== undefined && (
        <RolePermissions
          role={list.rows?.find(({ id }) => plainId(id) === search.view) ?? { id: search.view }}
          onClose={closeView}
        />
      )}
      {matrixLoaded && search.compare !== undefined && (
        <RoleMatrix
          chosen={search.roles?.split(',')}
          onChoose={(ids) => setSearch({ roles: ids.join(',') || undefined })}
          onClose={closeMatrix}
        />
      )}
    </Page>
  )
}
