import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CommandLogScreen } from '#src/features/logs/command-log-screen.tsx'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'

const DeviceOfSerial = lazyComponent(() => import('#src/features/devices/device-of-serial.tsx'), 'DeviceOfSerial')

const route = getRouteApi('/_shell/record/deviceCommand')

export function DeviceCommandPage(): ReactNode {
  const { device } = route.useSearch()
  const navigate = route.useNavigate()
  const close = () => void navigate({ search: (before) => ({ ...before, device: undefined }) })
  const loaded = useLazyComponent(DeviceOfSerial, device !== undefined, close)
  return (
    <>
      <CommandLogScreen />
      {loaded && device !== undefined && <DeviceOfSerial key={device} sn={device} onClose={close} />}
    </>
  )
}
