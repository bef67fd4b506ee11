import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { Account } from '#src/api/generated/types.gen.ts'
import { readPage } from '#src/api/paging.ts'
import { useUserInfo } from '#src/api/user-info.ts'
import { orgPaths } from '#src/lib/data/org-names.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { Page } from '#src/ui/page.tsx'
import { ListLayout } from '#src/ui/table/list-layout.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import type { RowActions } from '#src/ui/table/table-column.ts'
import { useDialog } from '#src/ui/overlay/use-dialog.ts'
import { useListScreen } from '#src/ui/table/use-list-screen.ts'
import { useSetEnabled, userActions } from './user-actions.ts'
import { userColumns } from './user-columns.tsx'
import { UserExport } from './user-export.tsx'
import { UserFilterBar } from './user-filter-bar.tsx'
import { toUserRequest, USER_PAGE_SIZES, userFilters } from './user-search.ts'

// dialogs load on first open
const UserForm = lazyComponent(() => import('./user-form.tsx'), 'UserForm')
const ImportDrawer = lazyComponent(() => import('./import-drawer.tsx'), 'ImportDrawer')

const route = getRouteApi('/_shell/form/account')
const idOf = (user: Account) => user.id
const userName = (user: Account) => user.name || user.account || ''

type Opened = { kind: 'form'; user?: Account; like?: Account } | { kind: 'import' }

/** The accounts: filters, list, adding one or many, editing, disabling (3§2). Filters and page are in the URL. */
export function UserListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { opened, open, close } = useDialog<Opened>(({ kind }) => (kind === 'form' ? UserForm : ImportDrawer).preload())
  const list = useListScreen({
    search,
    navigate,
    filters: userFilters,
    sizes: USER_PAGE_SIZES,
    page: readPage('userList', toUserRequest(search)),
    rowId: idOf,
  })
  const copied = list.rows?.find(({ id }) => String(id) === search.copy)
  useEffect(() => {
    if (!copied) return
    open({ kind: 'form', like: copied })
    void navigate({ search: (before) => ({ ...before, copy: undefined }), replace: true })
  }, [copied, open, navigate])
  const setEnabled = useSetEnabled()
  const { account: own, orgTree } = useUserInfo()
  const orgs = useMemo(() => orgPaths(orgTree), [orgTree])
  const columns = useMemo(() => userColumns(orgs), [orgs])
  const actions = useMemo<RowActions<Account>>(
    () => ({
      width: 160,
      of: (user) =>
        userActions(user, {
          own,
          setEnabled,
          edit: () => open({ kind: 'form', user }),
          copy: () => open({ kind: 'form', like: user }),
        }),
    }),
    [own, setEnabled, open],
  )

  const add = <Button onClick={() => open({ kind: 'form' })}>新增账号</Button>
  return (
    <Page title="账号管理" count={list.count}>
      <ListLayout
        filters={<UserFilterBar {...list.filterBar} />}
        actions={
          <>
            <Button variant="default" onClick={() => open({ kind: 'import' })}>
              批量导入
            </Button>
            {add}
          </>
        }
      >
        <DataTable
          label="账号列表"
          columns={columns}
          storageKey="console.columns.users"
          rowName={userName}
          actions={actions}
          {...list.table}
          empty={<Empty art="people" title="暂无账号" action={add} />}
          tools={<UserExport filters={search} orgs={orgs} />}
        />
        <Paging {...list.paging} />
      </ListLayout>
      {opened?.kind === 'form' && (
        <UserForm
          key={String((opened.user ?? opened.like)?.id ?? '')}
          user={opened.user}
          like={opened.like}
          onClose={close}
        />
      )}
      {opened?.kind === 'import' && <ImportDrawer onClose={close} />}
    </Page>
  )
}
