import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { use, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import { deviceName, devicePermissions } from '#src/domain/device-rules.ts'
import { FirstSteps } from '#src/components/first-steps/first-steps-late.tsx'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { Empty } from '#src/ui/feedback/states.tsx'
import { BESIDE } from '#src/ui/overlay/beside.ts'
import { useLoadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { DataTable, type DataTableProps } from '#src/ui/table/data-table.tsx'
import type { RowActions } from '#src/ui/table/table-column.ts'
import { useSmallWindow } from '#src/ui/table/columns/use-small-window.ts'
import type { SetSearch } from '#src/ui/table/use-list-screen.ts'
import { useMedia } from '#src/ui/use-media.ts'
import { rowActions, type DeviceActionHandlers } from './device-actions.ts'
import { deviceColumns, PicturesContext, RowPicture } from './device-columns.tsx'
import { HealthBadge, HealthContext } from './health/device-health.tsx'
import { DeviceExport } from './device-export.tsx'
import { inspected, inView, type DeviceSearch } from './device-search.ts'
import type { DeviceWallProps } from './wall/device-wall.tsx'

const DeviceWall = lazyComponent(() => import('./wall/device-wall.tsx'), 'DeviceWall')
const DeviceRegions = lazyComponent(() => import('./regions/device-regions.tsx'), 'DeviceRegions')

interface DeviceRowsProps {
  search: DeviceSearch
  setSearch: SetSearch<DeviceSearch>
  /** `table` of `useListScreen`. */
  table: Omit<DataTableProps<Device>, 'label' | 'columns' | 'refresh' | 'selection'> &
    Pick<DeviceWallProps, 'refresh' | 'selection'>
  handlers: Omit<DeviceActionHandlers, 'inspect'>
}

/** The terminals of the page, as the address has them: a list, a wall of screenshots, or counted by region. */
export function DeviceRows({ search, setSearch, table, handlers }: DeviceRowsProps) {
  const { can, send, open } = handlers
  const openDevice = useCallback(
    ({ id }: Device) => setSearch({ device: String(id), tab: undefined, programs: undefined }),
    [setSearch],
  )
  const crowded = useCrowded(inspected(search) !== undefined)
  const actions = useMemo<RowActions<Device>>(
    () => ({
      ...ACTIONS[crowded],
      of: (device) =>
        rowActions(device, {
          can,
          send,
          open,
          inspect: ({ id }, tab) => setSearch({ device: String(id), tab, programs: undefined }),
        }),
    }),
    [can, send, open, setSearch, crowded],
  )
  const backToList = () => setSearch(inView(search, undefined))
  const wallLoaded = useLazyComponent(DeviceWall, search.view === 'wall', backToList)
  const regionsLoaded = useLazyComponent(DeviceRegions, search.view === 'regions', backToList)
  if (search.view === 'regions') {
    if (!regionsLoaded) return null
    return (
      <DeviceRegions
        search={search}
        setSearch={setSearch}
        batch={can(devicePermissions.batch)}
        filtered={table.filtered ?? false}
        onClearFilters={() => table.onClearFilters?.()}
      />
    )
  }
  const shared = {
    ...table,
    empty: (
      <Empty
        art="device"
        title="还没有终端"
        description="在终端上安装客户端后，终端会出现在这里"
        action={
          <Button component={Link} to="/upload">
            终端下载
          </Button>
        }
      >
        <FirstSteps current="device" can={can} />
      </Empty>
    ),
    tools: <DeviceExport filters={search} rows={search.health && table.rows} />,
  }
  return (
    <LateParts table={table} pictures={search.view === undefined}>
      {search.view !== 'wall' ? (
        <DataTable
          {...shared}
          label="终端列表"
          columns={deviceColumns}
          storageKey="console.columns.devices"
          rowName={deviceName}
          actions={actions}
          crowded={crowded}
          openRow={search.device}
        />
      ) : (
        wallLoaded && <DeviceWall {...shared} handlers={{ can, send }} onOpen={openDevice} />
      )}
    </LateParts>
  )
}

/** Shows pictures and health in the rows once their code is loaded, which the rows do not wait for. */
function LateParts({
  table,
  pictures,
  children,
}: Pick<DeviceRowsProps, 'table'> & { pictures: boolean; children: ReactNode }) {
  const at = useLoadedAt(table)
  const filtering = use(HealthContext)
  const healthLoaded = useLoadWhenIdle(filtering ? undefined : HealthBadge)
  const health = useMemo(() => filtering ?? (healthLoaded ? { at } : undefined), [filtering, healthLoaded, at])
  const picturesLoaded = useLoadWhenIdle(pictures ? RowPicture : undefined)
  return (
    <HealthContext value={health}>
      <PicturesContext value={picturesLoaded}>{children}</PicturesContext>
    </HealthContext>
  )
}

/** When the rows that are shown were loaded, which may be those of before. */
function useLoadedAt({ stale, refresh }: DeviceRowsProps['table']): number {
  const [at, setAt] = useState(refresh.updatedAt)
  if (!stale && at !== refresh.updatedAt) setAt(refresh.updatedAt)
  return at
}

/** The actions of a row, by how much room the inspector leaves. */
const ACTIONS = [
  { width: 232, shown: 4 },
  { width: 160, shown: 3 },
  { width: 64, shown: 0 },
] as const

/** How much room the inspector, or a small window, takes from the list, which keeps the names readable. */
function useCrowded(isInspecting: boolean): 0 | 1 | 2 {
  const beside = useMedia(BESIDE)
  const roomy = useMedia('(min-width: 1400px)')
  const small = useSmallWindow()
  if (isInspecting && beside) return roomy ? 1 : 2
  return small ? 1 : 0
}
