import { Button, Skeleton } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useMemo, type ComponentType } from 'react'
import { useSnapshot } from 'valtio'
import type { Device } from '#src/api/generated/types.gen.ts'
import { loadAll, readPage } from '#src/api/paging.ts'
import { useCan } from '#src/api/user-info.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { BatchToggle } from '#src/ui/table/batch-toggle.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { Card, Page } from '#src/ui/page.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import type { RowActions } from '#src/ui/table/table-column.ts'
import { useDialog } from '#src/ui/overlay/use-dialog.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { useListScreen } from '#src/ui/table/use-list-screen.ts'
import { rowActions } from './device-actions.ts'
import { deviceColumns } from './device-columns.tsx'
import type { OpenDialog } from './device-dialogs.tsx'
import { DeviceExport } from './device-export.tsx'
import { DeviceFilterBar } from './device-filter-bar.tsx'
import { DeviceOverlays } from './device-overlays.tsx'
import { deviceFilters, inView, pageSizesOf, toDeviceQuery, toDeviceRequest } from './device-search.ts'
import type { DeviceViewsProps } from './device-views.tsx'
import { powerMemory } from './power/power-memory.ts'
import { useSendCommand } from './sent-commands.ts'

// dialogs load on first open
const DeviceBatchBar = lazyComponent(() => import('./device-batch-bar.tsx'), 'DeviceBatchBar')
const DeviceDialogs = lazyComponent(() => import('./device-dialogs.tsx'), 'DeviceDialogs')
const DeviceWall = lazyComponent(() => import('./wall/device-wall.tsx'), 'DeviceWall')
const DeviceRegions = lazyComponent(() => import('./regions/device-regions.tsx'), 'DeviceRegions')
const PowerRestore = lazyComponent(() => import('./power/power-restore.tsx'), 'PowerRestore')

/** Comes beside the list, which does not wait for it, and is missing where its code is. */
const DeviceViews = lazy<ComponentType<DeviceViewsProps>>(() =>
  import('./device-views.tsx').then(
    (module) => ({ default: module.DeviceViews }),
    () => ({ default: () => null }),
  ),
)

const route = getRouteApi('/_shell/terminalManage')
const idOf = (device: Device) => device.id

/** How often the list looks again by itself: terminals come and go. Not while the page is hidden. */
const RELOAD_MS = 30_000

/**
 * The terminals: filters, list, batch mode, and what opens over them (1§2). Everything but the selection is in the URL.
 */
export function DeviceListScreen() {
  const search = route.useSearch()
  const can = useCan()
  const list = useListScreen({
    search,
    navigate: route.useNavigate(),
    filters: deviceFilters,
    sizes: pageSizesOf(search),
    page: { ...readPage('deviceList', toDeviceRequest(search)), refetchInterval: RELOAD_MS },
    rowId: idOf,
    batch: {
      allowed: can(devicePermissions.batch),
      counted: '台终端',
      loadAll: (signal) => loadAll('deviceList', {}, signal),
    },
  })
  const { setSearch, selection, rows, batchMode, retryWithoutDeleted } = list
  const { opened, open, close } = useDialog<OpenDialog>(DeviceDialogs.preload)
  const send = useSendCommand(retryWithoutDeleted)

  const actions = useMemo<RowActions<Device>>(
    () => ({
      width: 232,
      shown: 4,
      of: (device) =>
        rowActions(device, {
          can,
          send,
          open,
          inspect: ({ id }, tab) => setSearch({ device: String(id), tab, programs: undefined }),
        }),
    }),
    [can, send, open, setSearch],
  )
  const barLoaded = useLazyComponent(DeviceBatchBar, batchMode, () => setSearch({ batch: undefined }))
  const powerRemembered = useSnapshot(powerMemory).changes.length > 0 && can(devicePermissions.setPower)
  const restoreLoaded = useLazyComponent(PowerRestore, powerRemembered)
  const wall = search.view === 'wall'
  const regions = search.view === 'regions'
  const backToList = () => setSearch(inView(search, undefined))
  const wallLoaded = useLazyComponent(DeviceWall, wall, backToList)
  const regionsLoaded = useLazyComponent(DeviceRegions, regions, backToList)
  const openDevice = useCallback(
    ({ id }: Device) => setSearch({ device: String(id), tab: undefined, programs: undefined }),
    [setSearch],
  )
  const views = (
    <Suspense fallback={<Skeleton width={154} height={30} />}>
      <DeviceViews view={search.view} onChange={(view) => setSearch(inView(search, view))} />
    </Suspense>
  )
  const shared = {
    ...list.table,
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
        {views}
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
          {can(devicePermissions.batch) && !regions && <BatchToggle {...list.batchToggle} />}
        </>
      }
    >
      {restoreLoaded && powerRemembered && <PowerRestore retryWithoutDeleted={retryWithoutDeleted} />}
      <Card>
        <DeviceFilterBar {...list.filterBar} onRenameGroup={(group) => open({ kind: 'groupName', group })} />
      </Card>
      <Card>
        {barLoaded && batchMode && !regions && (
          <DeviceBatchBar
            selection={selection}
            rows={rows ?? []}
            total={list.total ?? 0}
            onSelectAll={(signal) => loadAll('deviceList', toDeviceQuery(search), signal)}
            handlers={{ can, send, open }}
          />
        )}
        {regions ? (
          regionsLoaded && (
            <DeviceRegions search={search} setSearch={setSearch} batch={can(devicePermissions.batch)} tools={views} />
          )
        ) : wall ? (
          wallLoaded && <DeviceWall {...shared} handlers={{ can, send }} onOpen={openDevice} />
        ) : (
          <DataTable
            {...shared}
            label="终端列表"
            columns={deviceColumns}
            storageKey="console.columns.devices"
            rowName={(device) => device.name || device.sn || ''}
            actions={actions}
          />
        )}
        {!regions && <Paging {...list.paging} />}
      </Card>
      {opened && (
        <DeviceDialogs
          open={opened}
          retryWithoutDeleted={retryWithoutDeleted}
          onClose={close}
          onDone={(ids) =>
            selection.toggle(
              [...selection.rows.values()].filter((device) => ids.includes(device.id)),
              false,
            )
          }
        />
      )}
      <DeviceOverlays search={search} setSearch={setSearch} rows={rows} />
    </Page>
  )
}
