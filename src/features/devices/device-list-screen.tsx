import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
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
import { DEVICE_PAGE_SIZES, deviceFilters, toDeviceQuery, toDeviceRequest } from './device-search.ts'
import { sentCommands, useSendCommand } from './sent-commands.ts'

// dialogs load on first open
const DeviceBatchBar = lazyComponent(() => import('./device-batch-bar.tsx'), 'DeviceBatchBar')
const DeviceDialogs = lazyComponent(() => import('./device-dialogs.tsx'), 'DeviceDialogs')
const SentCommandsPanel = lazyComponent(() => import('./sent-commands-panel.tsx'), 'SentCommandsPanel')

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
    sizes: DEVICE_PAGE_SIZES,
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
      width: 184,
      of: (device) =>
        rowActions(device, { can, send, open, viewPrograms: ({ id }) => setSearch({ programs: String(id) }) }),
    }),
    [can, send, open, setSearch],
  )
  const panelLoaded = useLazyComponent(SentCommandsPanel, useSnapshot(sentCommands).items.length > 0)
  const barLoaded = useLazyComponent(DeviceBatchBar, batchMode, () => setSearch({ batch: undefined }))

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
          {can(devicePermissions.batch) && <BatchToggle {...list.batchToggle} />}
        </>
      }
    >
      <Card>
        <DeviceFilterBar {...list.filterBar} onRenameGroup={(group) => open({ kind: 'groupName', group })} />
      </Card>
      <Card>
        {barLoaded && batchMode && (
          <DeviceBatchBar
            selection={selection}
            rows={rows ?? []}
            total={list.total ?? 0}
            onSelectAll={(signal) => loadAll('deviceList', toDeviceQuery(search), signal)}
            handlers={{ can, send, open }}
          />
        )}
        <DataTable
          label="终端列表"
          columns={deviceColumns}
          storageKey="console.columns.devices"
          rowName={(device) => device.name || device.sn || ''}
          actions={actions}
          {...list.table}
          empty={
            <Empty
              title="还没有终端"
              description="在终端上安装客户端后，终端会出现在这里"
              action={
                <Button component={Link} to="/upload" variant="default">
                  终端下载
                </Button>
              }
            />
          }
          tools={<DeviceExport filters={search} />}
        />
        <Paging {...list.paging} />
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
      {panelLoaded && <SentCommandsPanel />}
    </Page>
  )
}
