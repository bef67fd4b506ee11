import { useNavigate } from '@tanstack/react-router'
import type { Device } from '#src/api/generated/types.gen.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import { usePreloadWhenIdle } from '#src/ui/overlay/use-load-when-idle.ts'
import type { SetSearch } from '#src/ui/table/use-list-screen.ts'
import { inspected, type DeviceSearch } from './device-search.ts'

// loads at rest, or on first open
const DeviceInspector = lazyComponent(() => import('./inspector/device-inspector.tsx'), 'DeviceInspector')

interface DeviceOverlaysProps {
  search: DeviceSearch
  setSearch: SetSearch<DeviceSearch>
  /** The terminals of the page, once they are there. */
  rows: readonly Device[] | undefined
}

export function InspectorOverlay({ search, setSearch, rows }: DeviceOverlaysProps) {
  const opened = inspected(search)
  const close = () => setSearch({ device: undefined, tab: undefined, programs: undefined, at: undefined })
  const navigate = useNavigate({ from: '/terminalManage' })
  usePreloadWhenIdle(DeviceInspector)
  const loaded = useLazyComponent(DeviceInspector, opened !== undefined, close)
  if (!loaded || !opened) return null
  return (
    <DeviceInspector
      {...opened}
      at={search.at}
      // the way back does not lead through every moment that was looked at
      onAt={(at) => void navigate({ search: (before) => ({ ...before, at }), replace: true })}
      rows={rows ?? []}
      onTab={(tab) => setSearch({ device: opened.id, tab, programs: undefined })}
      onDevice={(id) => setSearch({ device: String(id), tab: opened.tab, programs: undefined })}
      onClose={close}
    />
  )
}
