import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OrderListScreen } from '#src/features/orders/order-list-screen.tsx'
import { lazyScreen } from '#src/lib/hooks/lazy-screen.tsx'
import { useLoaded } from '#src/ui/overlay/use-loaded.ts'

const ProgramLook = lazyScreen(() => import('#src/features/programs/program-look.tsx'), 'ProgramLook')

const route = getRouteApi('/_shell/orderManage')

/** The orders, with an ad of one to look at over them. */
export function Orders(): ReactNode {
  const { look } = route.useSearch()
  const navigate = route.useNavigate()
  const close = () => void navigate({ search: (before) => ({ ...before, look: undefined }) })
  const loaded = useLoaded(ProgramLook, look !== undefined, close)
  return (
    <>
      <OrderListScreen />
      {loaded && look !== undefined && <ProgramLook key={look} id={look} onClose={close} />}
    </>
  )
}
