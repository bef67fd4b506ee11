import { IconFolderPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, type ComponentType } from 'react'
import { useSnapshot } from 'valtio'
import type { Device } from '#src/api/generated/types.gen.ts'
import { read, useWrite } from '#src/api/query.ts'
import { loadAll, readPage } from '#src/api/paging.ts'
import { useCan } from '#src/api/user-info.ts'
import { devicePermissions } from '#src/domain/device-rules.ts'
import { GroupManager } from '#src/components/group/group-manager.tsx'
import { groupsOf } from '#src/components/group/groups-state.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { BatchToggle } from '#src/ui/table/batch-toggle.tsx'
import { Page } from '#src/ui/page.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { ListLayout } from '#src/ui/table/list-layout.tsx'
import { Paging } from '#src/ui/table/paging.tsx'
import { useDialog } from '#src/ui/overlay/use-dialog.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { useListScreen } from '#src/ui/table/use-list-screen.ts'
import type { OpenDialog } from './device-dialogs.tsx'
import { DeviceFilterBar } from './device-filter-bar.tsx'
import { InspectorOverlay } from './inspector-overlay.tsx'
import { DeviceRows } from './device-rows.tsx'
import { deviceFilters, inView, pageSizesOf, toDeviceQuery, toDeviceRequest } from './device-search.ts'
import type { DeviceViewsProps } from './device-views.tsx'
import { powerMemory } from './power/power-memory.ts'
import { useSendCommand } from './use-send-command.ts'

// dialogs load on first open
const DeviceBatchBar = lazyComponent(() => import('./device-batch-bar.tsx'), 'DeviceBatchBar')
const DeviceDialogs = lazyComponent(() => import('./device-dialogs.tsx'), 'DeviceDialogs')
const TroubleFilter = lazyComponent(() => import('./health/trouble-filter.tsx'), 'TroubleFilter')
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
 * The terminals: filters, list, batch mode, and what opens over them (1§2). View, filters, page, batch mode and the
 * inspector are in the URL; selection, sorting and forms are not.
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
  const groups = useQuery(read('deviceGroupList', {}))
  const { mutateAsync: removeGroup } = useWrite('deviceGroupDelete')
  const { setSearch, selection, rows, batchMode, retryWithoutDeleted } = list
  const { opened, open, close } = useDialog<OpenDialog>(DeviceDialogs.preload)
  const send = useSendCommand(retryWithoutDeleted)

  const barLoaded = useLazyComponent(DeviceBatchBar, batchMode, () => setSearch({ batch: undefined }))
  const powerRemembered = useSnapshot(powerMemory).changes.length > 0 && can(devicePermissions.setPower)
  const restoreLoaded = useLazyComponent(PowerRestore, powerRemembered)
  const { onApply } = list.filterBar
  const applyFilters = useCallback(
    // what is looked for on this page stays on it
    (next: typeof search) => (next.health === search.health ? onApply(next) : setSearch(next)),
    [search.health, onApply, setSearch],
  )
  const regions = search.view === 'regions'
  const inTrouble = search.health !== undefined
  const filterLoaded = useLazyComponent(TroubleFilter, inTrouble, () => setSearch({ health: undefined }))
  const content = (shown: typeof rows) => (
    <>
      {barLoaded && batchMode && !regions && (
        <DeviceBatchBar
          selection={selection}
          rows={shown ?? []}
          total={list.total ?? 0}
          onSelectAll={inTrouble ? undefined : (signal) => loadAll('deviceList', toDeviceQuery(search), signal)}
          handlers={{ can, send, open }}
        />
      )}
      <DeviceRows
        search={search}
        setSearch={setSearch}
        table={{ ...list.table, rows: shown }}
        handlers={{ can, send, open }}
      />
    </>
  )

  return (
    <Page
      title="终端管理"
      count={list.count}
      beside={<InspectorOverlay search={search} setSearch={setSearch} rows={rows} />}
    >
      {restoreLoaded && powerRemembered && <PowerRestore retryWithoutDeleted={retryWithoutDeleted} />}
      <ListLayout
        filters={<DeviceFilterBar counts={regions} {...list.filterBar} onApply={applyFilters} />}
        views={
          <Suspense fallback={<span style={{ width: 144 }} />}>
            <DeviceViews view={search.view} onChange={(view) => setSearch(inView(search, view))} />
          </Suspense>
        }
        actions={
          <>
            {can(devicePermissions.renameGroup) && (
              <GroupManager
                groups={groupsOf(groups)}
                members="终端"
                mayDelete={can(devicePermissions.deleteGroup)}
                onAdd={can(devicePermissions.addGroup) ? () => open({ kind: 'groupName' }) : undefined}
                onRename={(group) => open({ kind: 'groupName', group })}
                remove={({ id }) => removeGroup({ path: { id } })}
                filter={search.group}
                onClearFilter={() => onApply({ group: undefined })}
              />
            )}
            {can(devicePermissions.addGroup) && (
              <IconButton label="新增分组" size={30} onClick={() => open({ kind: 'groupName' })}>
                <IconFolderPlus size={18} stroke={1.6} aria-hidden />
              </IconButton>
            )}
            {can(devicePermissions.batch) && !regions && <BatchToggle {...list.batchToggle} />}
          </>
        }
      >
        {!inTrouble
          ? content(rows)
          : filterLoaded && (
              <TroubleFilter rows={rows} total={list.total} at={list.table.refresh.updatedAt}>
                {content}
              </TroubleFilter>
            )}
        {!regions && <Paging {...list.paging} />}
      </ListLayout>
      {opened && (
        <DeviceDialogs
          open={opened}
          retryWithoutDeleted={retryWithoutDeleted}
          onClose={close}
          onDone={(ids) =>
            selection.toggle(
              selection.current().list.filter((device) => ids.includes(device.id)),
              false,
            )
          }
        />
      )}
    </Page>
  )
}
