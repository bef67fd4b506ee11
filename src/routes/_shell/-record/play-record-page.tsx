import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PlayRecordScreen } from '#src/features/logs/play-record-screen.tsx'
import { lazyScreen } from '#src/lib/hooks/lazy-screen.tsx'
import { useLoaded } from '#src/ui/overlay/use-loaded.ts'

const DeviceOfSerial = lazyScreen(() => import('#src/features/devices/device-of-serial.tsx'), 'DeviceOfSerial')
const ProgramLook = lazyScreen(() => import('#src/features/programs/program-look.tsx'), 'ProgramLook')

const route = getRouteApi('/_shell/record/playRecord')

/** The publish log, and over it the ad or the terminal that the address names. */
export function PlayRecordPage(): ReactNode {
  const { device, preview } = route.useSearch()
  const navigate = route.useNavigate()
  const close = () => void navigate({ search: (before) => ({ ...before, device: undefined, preview: undefined }) })
  const deviceLoaded = useLoaded(DeviceOfSerial, device !== undefined, close)
  const previewLoaded = useLoaded(ProgramLook, preview !== undefined, close)
  return (
    <>
      <PlayRecordScreen />
      {deviceLoaded && device !== undefined && <DeviceOfSerial key={device} sn={device} onClose={close} />}
      {previewLoaded && preview !== undefined && <ProgramLook key={preview} id={preview} onClose={close} />}
    </>
  )
}
