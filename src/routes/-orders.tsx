import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OrderListScreen } from '#src/features/orders/order-list-screen.tsx'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'

const ProgramPreviewModal = lazyComponent(
  () => import('#src/features/programs/program-preview-modal.tsx'),
  'ProgramPreviewModal',
)

const route = getRouteApi('/_shell/orderManage')

export function Orders(): ReactNode {
  const { look } = route.useSearch()
  const navigate = route.useNavigate()
  const close = () => void navigate({ search: (before) => ({ ...before, look: undefined }) })
  const loaded = useLazyComponent(ProgramPreviewModal, look !== undefined, close)
  return (
    <>
      <OrderListScreen />
      {loaded && look !== undefined && <ProgramPreviewModal key={look} id={look} onClose={close} />}
    </>
  )
}
