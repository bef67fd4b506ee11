import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { isRefusal } from '#src/api/errors.ts'
import type { Device, DeviceGroup } from '#src/api/generated/types.gen.ts'
import { loadAll } from '#src/api/paging.ts'
import { useWrite } from '#src/api/query.ts'
import { useCan } from '#src/api/user-info.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useMounted } from '#src/lib/hooks/use-mounted.ts'
import { askDeleteGroup } from '#src/components/group/ask-delete-group.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import { Card, Page } from '#src/ui/page.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { RefreshButton } from '#src/ui/table/refresh-button.tsx'
import { useSelection } from '#src/ui/table/selection.ts'
import { Empty } from '#src/ui/feedback/states.tsx'
import type { RowActions } from '#src/ui/table/table-column.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { useRetryWithoutDeleted } from '#src/ui/table/use-retry-without-deleted.ts'
import { rowActions } from './device-actions.ts'
import { deviceColumns } from './device-columns.tsx'
import type { OpenDialog } from './device-dialogs.tsx'
import { DeviceExport } from './device-export.tsx'
import { DeviceFilterBar } from './device-filter-bar.tsx'
import {
  inView,
  isFiltered,
  pageSizeOf,
  pageSizesOf,
  toDeviceQuery,
  type DeviceFilters,
  type DeviceSearch,
} from './device-search.ts'
import { DeviceViews } from './device-views.tsx'
import { powerMemory } from './power/power-memory.ts'
import { sentCommands, useSendCommand } from './sent-commands.ts'
import { useDevicePage } from './use-device-page.ts'

// dialogs load on first open
const DeviceBatchBar = lazyComponent(() => import('./device-batch-bar.tsx'), 'DeviceBatchBar')
const DeviceDialogs = lazyComponent(() => import('./device-dialogs.tsx'), 'DeviceDialogs')
const DeviceDetail = lazyComponent(() => import('./device-detail.tsx'), 'DeviceDetail')
const DevicePrograms = lazyComponent(() => import('./device-programs.tsx'), 'DevicePrograms')
const PowerRestore = lazyComponent(() => import('./power/power-restore.tsx'), 'PowerRestore')
const DeviceWall = lazyComponent(() => import('./wall/device-wall.tsx'), 'DeviceWall')
const SentCommandsPanel = lazyComponent(() => import('./sent-commands-panel.tsx'), 'SentCommandsPanel')

const route = getRouteApi('/_shell/terminalManage')
const idOf = (device: Device) => device.id
const noFilters: DeviceFilters = {
  q: undefined,
  org: undefined,
  group: undefined,
  province: undefined,
  city: undefined,
  district: undefined,
  resolution: undefined,
  state: undefined,
}

/**
 * The terminals: filters, list, batch mode, and what opens over them (1§2). Everything but the selection is in the URL.
 */
export function DeviceListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useCallback(
    (next: Partial<DeviceSearch>) => void navigate({ search: (before) => ({ ...before, ...next }) }),
    [navigate],
  )
  const goTo = useCallback((page: number) => setSearch({ page }), [setSearch])
  const can = useCan()
  const mounted = useMounted()
  const [dialog, setDialog] = useState<OpenDialog>()
  const open = useCallback(
    (next: OpenDialog) => void DeviceDialogs.preload().then(() => setDialog(next), notifyError),
    [],
  )
  const list = useDevicePage(search, goTo)
  const selection = useSelection(idOf, list.data?.rows)
  const chosen = [...selection.rows.values()]
  const retryWithoutDeleted = useRetryWithoutDeleted({
    selection,
    loadAll: (signal) => loadAll('deviceList', {}, signal),
    isRefused: isRefusal,
    counted: '台终端',
  })
  const send = useSendCommand(retryWithoutDeleted)
  const { mutateAsync: removeGroup } = useWrite('deviceGroupDelete')
  async function deleteGroup(group: DeviceGroup) {
    const deleted = await askDeleteGroup(group, '终端', () => removeGroup({ path: { id: group.id } }))
    // do not navigate after unmount
    if (deleted && mounted.current && String(group.id) === search.group)
      setSearch({ group: undefined, page: undefined })
  }

  const actions = useMemo<RowActions<Device>>(
    () => ({
      width: 184,
      of: (device) =>
        rowActions(device, { can, send, open, viewPrograms: ({ id }) => setSearch({ programs: String(id) }) }),
    }),
    [can, send, open, setSearch],
  )
  const closeDetail = () => setSearch({ device: undefined, tab: undefined })
  const closePrograms = () => setSearch({ programs: undefined })
  const detailLoaded = useLazyComponent(DeviceDetail, search.device !== undefined, closeDetail)
  const programsLoaded = useLazyComponent(DevicePrograms, search.programs !== undefined, closePrograms)
  const panelLoaded = useLazyComponent(SentCommandsPanel, useSnapshot(sentCommands).items.length > 0)
  const powerRemembered = useSnapshot(powerMemory).changes.length > 0 && can(devicePermissions.setPower)
  const restoreLoaded = useLazyComponent(PowerRestore, powerRemembered)
  const batchMode = search.batch === '1' && can(devicePermissions.batch)
  const barLoaded = useLazyComponent(DeviceBatchBar, batchMode, () => setSearch({ batch: undefined }))
  const wall = search.view === 'wall'
  const wallLoaded = useLazyComponent(DeviceWall, wall, () => setSearch(inView(search, undefined)))
  const openDevice = useCallback((device: Device) => setSearch({ device: String(device.id) }), [setSearch])
  const onScreen = (id: string) => list.data?.rows.find((device) => String(device.id) === id)
  const shared = {
    rows: list.data?.rows,
    stale: list.isPlaceholderData,
    error: list.error,
    onRetry: () => void list.refetch(),
    filtered: isFiltered(search),
    onClearFilters: () => setSearch({ ...noFilters, page: undefined }),
    selection: batchMode ? selection : undefined,
    empty: (
      <Empty
        title="还没有终端"
        description="在终端上安装客户端后，终端会出现在这里"
        action={
          <Button component={Link} to="/upload" variant="default">
            终端下载
          </Button>
        }
      />
    ),
    tools: (
      <>
        <DeviceViews view={search.view} onChange={(view) => setSearch(inView(search, view))} />
        <RefreshButton updatedAt={list.dataUpdatedAt} loading={list.isFetching} onRefresh={() => void list.refetch()} />
        <DeviceExport filters={search} />
      </>
    ),
  }

  return (
    <Page
      title="终端管理"
      actions={
        <>
          {can(devicePermissions.addGroup) && (
            <Button variant="default" onClick={() => open({ kind: 'groupName' })}>
              新增分组
            </Button>
          )}
          {can(devicePermissions.batch) && (
            <Button
              variant={batchMode ? 'light' : 'default'}
              aria-pressed={batchMode}
              onClick={() => {
                selection.clear()
                setSearch({ batch: batchMode ? undefined : '1' })
              }}
            >
              {batchMode ? '退出批量操作' : '批量操作'}
            </Button>
          )}
        </>
      }
    >
      {restoreLoaded && powerRemembered && <PowerRestore retryWithoutDeleted={retryWithoutDeleted} />}
      <Card>
        <DeviceFilterBar
          values={search}
          onApply={(filters) => setSearch({ ...filters, page: undefined })}
          onReset={() => setSearch({ ...noFilters, page: undefined })}
          onRenameGroup={(group) => open({ kind: 'groupName', group })}
          onDeleteGroup={(group) => void deleteGroup(group)}
        />
      </Card>
      <Card>
        {barLoaded && batchMode && (
          <DeviceBatchBar
            selection={selection}
            rows={list.data?.rows ?? []}
            total={list.data?.total ?? 0}
            onSelectAll={(signal) => loadAll('deviceList', toDeviceQuery(search), signal)}
            handlers={{ can, send, open }}
          />
        )}
        {wall ? (
          wallLoaded && (
            <DeviceWall
              {...shared}
              handlers={{ can, send }}
              onOpen={openDevice}
              updatedAt={list.dataUpdatedAt}
              onReload={() => void list.refetch()}
            />
          )
        ) : (
          <DataTable
            {...shared}
            label="终端列表"
            columns={deviceColumns}
            storageKey="console.columns.devices"
            rowId={idOf}
            rowName={(device) => device.name || device.sn || ''}
            actions={actions}
            skeletonRows={pageSizeOf(search)}
          />
        )}
        <Paging
          page={(search.page ?? 1) - 1}
          pageSize={pageSizeOf(search)}
          total={list.data?.total}
          rowCount={list.data?.rows.length}
          sizes={pageSizesOf(search)}
          onChange={({ page, pageSize }) => setSearch({ page: page + 1, size: pageSize })}
        />
      </Card>
      {dialog && (
        <DeviceDialogs
          open={dialog}
          retryWithoutDeleted={retryWithoutDeleted}
          onClose={() => setDialog(undefined)}
          onDone={(ids) =>
            selection.toggle(
              chosen.filter((device) => ids.includes(device.id)),
              false,
            )
          }
        />
      )}
      {detailLoaded && search.device !== undefined && (
        <DeviceDetail
          id={search.device}
          tab={search.tab ?? 'info'}
          onTab={(tab) => setSearch({ tab })}
          onClose={closeDetail}
        />
      )}
      {programsLoaded && search.programs !== undefined && (
        <DevicePrograms device={onScreen(search.programs) ?? { id: search.programs }} onClose={closePrograms} />
      )}
      {panelLoaded && <SentCommandsPanel />}
    </Page>
  )
}
