import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { readPage } from '#src/api/paging.ts'
import { useWrite } from '#src/api/query.ts'
import type { Role } from '#src/api/generated/types.gen.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { usePageInRange } from '#src/lib/hooks/use-page-in-range.ts'
import { confirm } from '#src/ui/overlay/confirm.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { notifyError, notifySuccess } from '#src/ui/feedback/notify.ts'
import { Card, Page } from '#src/ui/page.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import type { RowActions } from '#src/ui/table/table-column.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { roleActions } from './role-actions.ts'
import { roleColumns } from './role-columns.tsx'
import { RoleExport } from './role-export.tsx'
import { ROLE_PAGE_SIZES, toRoleRequest, type RoleSearch } from './role-search.ts'

const RoleForm = lazyComponent(() => import('./role-form.tsx'), 'RoleForm')
const RolePermissions = lazyComponent(() => import('./role-permissions.tsx'), 'RolePermissions')
const RoleMatrix = lazyComponent(() => import('./role-matrix.tsx'), 'RoleMatrix')

const route = getRouteApi('/_shell/form/role')
const idOf = (role: Role) => role.id
const roleName = (role: Role) => role.name ?? ''

/** The roles: list, what each may do, and several side by side (3§2). Page and what is open stand in the URL. */
export function RoleListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useCallback(
    (next: Partial<RoleSearch>) => void navigate({ search: (before) => ({ ...before, ...next }) }),
    [navigate],
  )
  const goTo = useCallback((page: number) => setSearch({ page }), [setSearch])
  const size = search.size ?? ROLE_PAGE_SIZES[0]
  const list = useQuery({ ...readPage('rolePage', toRoleRequest(search)), placeholderData: keepPreviousData })
  usePageInRange(list, { page: search.page ?? 1, size }, goTo)
  const { mutateAsync: removeRole } = useWrite('roleDelete')
  const [dialog, setDialog] = useState<{ role?: Role }>()
  const open = useCallback(
    (next: { role?: Role }) => void RoleForm.preload().then(() => setDialog(next), notifyError),
    [],
  )
  const closeView = () => setSearch({ view: undefined })
  const closeMatrix = () => setSearch({ compare: undefined, roles: undefined })
  const viewLoaded = useLazyComponent(RolePermissions, search.view !== undefined, closeView)
  const matrixLoaded = useLazyComponent(RoleMatrix, search.compare !== undefined, closeMatrix)

  const actions = useMemo<RowActions<Role>>(() => {
    async function remove(role: Role) {
      const deleted = await confirm({
        title: '删除角色',
        message: `确定删除${roleName(role)}?`,
        confirmLabel: '删除',
        danger: true,
        action: () => removeRole({ path: { id: role.id } }),
      })
      if (deleted) notifySuccess()
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
    <Page
      title="角色管理"
      actions={
        <>
          <Button variant="default" onClick={() => setSearch({ compare: '1' })}>
            权限对比
          </Button>
          {add}
        </>
      }
    >
      <Card>
        <DataTable
          label="角色列表"
          columns={roleColumns}
          rows={list.data?.rows}
          rowId={idOf}
          rowName={roleName}
          actions={actions}
          skeletonRows={size}
          stale={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          empty={<Empty title="还没有角色" action={add} />}
          tools={
            <>
              <RefreshButton
                updatedAt={list.dataUpdatedAt}
                loading={list.isFetching}
                onRefresh={() => void list.refetch()}
              />
              <RoleExport />
            </>
          }
        />
        <Paging
          page={(search.page ?? 1) - 1}
          pageSize={size}
          total={list.data?.total}
          rowCount={list.data?.rows.length}
          sizes={ROLE_PAGE_SIZES}
          onChange={({ page, pageSize }) => setSearch({ page: page + 1, size: pageSize })}
        />
      </Card>
      {dialog && <RoleForm {...dialog} onClose={() => setDialog(undefined)} />}
      {viewLoaded && search.view !== undefined && (
        <RolePermissions
          role={list.data?.rows.find(({ id }) => String(id) === search.view) ?? { id: search.view }}
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
