import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PlayRecordScreen } from '#src/features/logs/play-record-screen.tsx'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'

const DeviceOfSerial = lazyComponent(() => import('#src/features/devices/device-of-serial.tsx'), 'DeviceOfSerial')
const ProgramPreviewModal = lazyComponent(
  () => import('#src/features/programs/program-preview-modal.tsx'),
  'ProgramPreviewModal',
)

const route = getRouteApi('/_shell/record/playRecord')

export function PlayRecordPage(): ReactNode {
  const { device, preview } = route.useSearch()
  const navigate = route.useNavigate()
  const close = () => void navigate({ search: (before) => ({ ...before, device: undefined, preview: undefined }) })
  const deviceLoaded = useLazyComponent(DeviceOfSerial, device !== undefined, close)
  const previewLoaded = useLazyComponent(ProgramPreviewModal, preview !== undefined, close)
  return (
    <>
      <PlayRecordScreen />
      {deviceLoaded && device !== undefined && <DeviceOfSerial key={device} sn={device} onClose={close} />}
      {previewLoaded && preview !== undefined && <ProgramPreviewModal key={preview} id={preview} onClose={close} />}
    </>
  )
}
