import type { Device } from '#src/api/generated/types.gen.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import type { SetSearch } from '#src/ui/table/use-list-screen.ts'
import type { DeviceSearch } from './device-search.ts'

// dialogs load on first open
const DeviceDetail = lazyComponent(() => import('./device-detail.tsx'), 'DeviceDetail')
const DevicePrograms = lazyComponent(() => import('./device-programs.tsx'), 'DevicePrograms')

interface DeviceOverlaysProps {
  search: DeviceSearch
  setSearch: SetSearch<DeviceSearch>
  /** The terminals of the page, once they are there. */
  rows: readonly Device[] | undefined
}

/** What the address opens over the list: a terminal's detail, its programs. */
export function DeviceOverlays({ search, setSearch, rows }: DeviceOverlaysProps) {
  const closeDetail = () => setSearch({ device: undefined, tab: undefined })
  const closePrograms = () => setSearch({ programs: undefined })
  const detailLoaded = useLazyComponent(DeviceDetail, search.device !== undefined, closeDetail)
  const programsLoaded = useLazyComponent(DevicePrograms, search.programs !== undefined, closePrograms)
  return (
    <>
      {detailLoaded && search.device !== undefined && (
        <DeviceDetail
          id={search.device}
          tab={search.tab ?? 'info'}
          onTab={(tab) => setSearch({ tab })}
          onClose={closeDetail}
        />
      )}
      {programsLoaded && search.programs !== undefined && (
        <DevicePrograms
          device={rows?.find(({ id }) => String(id) === search.programs) ?? { id: search.programs }}
          onClose={closePrograms}
        />
      )}
    </>
  )
}
