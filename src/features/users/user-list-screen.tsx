import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import type { Account } from '#src/api/generated/types.gen.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { orgPaths } from '#src/lib/data/org-names.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { Card, Page } from '#src/ui/page.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import type { RowActions } from '#src/ui/table/table-column.ts'
import { useUserPage } from './use-user-page.ts'
import { useSetEnabled, userActions } from './user-actions.ts'
import { userColumns } from './user-columns.tsx'
import { UserExport } from './user-export.tsx'
import { UserFilterBar } from './user-filter-bar.tsx'
import { isFiltered, USER_PAGE_SIZES, type UserFilters, type UserSearch } from './user-search.ts'

// dialogs load on first open
const UserForm = lazyComponent(() => import('./user-form.tsx'), 'UserForm')
const ImportDrawer = lazyComponent(() => import('./import-drawer.tsx'), 'ImportDrawer')

const route = getRouteApi('/_shell/form/account')
const idOf = (user: Account) => user.id
const userName = (user: Account) => user.name || user.account || ''
const noFilters: UserFilters = { q: undefined, org: undefined, role: undefined, enabled: undefined }

type Opened = { kind: 'form'; user?: Account } | { kind: 'import' }

/** The accounts: filters, list, adding one or many, editing, disabling (3§2). Filters and page are in the URL. */
export function UserListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useCallback(
    (next: Partial<UserSearch>) => void navigate({ search: (before) => ({ ...before, ...next }) }),
    [navigate],
  )
  const goTo = useCallback((page: number) => setSearch({ page }), [setSearch])
  const [opened, setOpened] = useState<Opened>()
  const open = useCallback(
    (next: Opened) =>
      void (next.kind === 'form' ? UserForm : ImportDrawer).preload().then(() => setOpened(next), notifyError),
    [],
  )
  const close = () => setOpened(undefined)
  const list = useUserPage(search, goTo)
  const setEnabled = useSetEnabled()
  const { account: own, orgTree } = useUserInfo()
  const orgs = useMemo(() => orgPaths(orgTree), [orgTree])
  const columns = useMemo(() => userColumns(orgs), [orgs])
  const actions = useMemo<RowActions<Account>>(
    () => ({
      width: 116,
      of: (user) => userActions(user, { own, setEnabled, edit: () => open({ kind: 'form', user }) }),
    }),
    [own, setEnabled, open],
  )

  const add = <Button onClick={() => open({ kind: 'form' })}>新增账号</Button>
  return (
    <Page
      title="账号管理"
      actions={
        <>
          <Button variant="default" onClick={() => open({ kind: 'import' })}>
            批量导入
          </Button>
          {add}
        </>
      }
    >
      <Card>
        <UserFilterBar
          values={search}
          onApply={(filters) => setSearch({ ...filters, page: undefined })}
          onReset={() => setSearch({ ...noFilters, page: undefined })}
        />
      </Card>
      <Card>
        <DataTable
          label="账号列表"
          columns={columns}
          storageKey="console.columns.users"
          rows={list.data?.rows}
          rowId={idOf}
          rowName={userName}
          actions={actions}
          skeletonRows={search.size ?? USER_PAGE_SIZES[0]}
          stale={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          filtered={isFiltered(search)}
          onClearFilters={() => setSearch({ ...noFilters, page: undefined })}
          empty={<Empty title="暂无账号" action={add} />}
          tools={
            <>
              <RefreshButton
                updatedAt={list.dataUpdatedAt}
                loading={list.isFetching}
                onRefresh={() => void list.refetch()}
              />
              <UserExport filters={search} orgs={orgs} />
            </>
          }
        />
        <Paging
          page={(search.page ?? 1) - 1}
          pageSize={search.size ?? USER_PAGE_SIZES[0]}
          total={list.data?.total}
          rowCount={list.data?.rows.length}
          sizes={USER_PAGE_SIZES}
          onChange={({ page, pageSize }) => setSearch({ page: page + 1, size: pageSize })}
        />
      </Card>
      {opened?.kind === 'form' && <UserForm key={String(opened.user?.id ?? '')} user={opened.user} onClose={close} />}
      {opened?.kind === 'import' && <ImportDrawer onClose={close} />}
    </Page>
  )
}
