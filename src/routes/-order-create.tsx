import { OrderCreateScreen } from '#src/features/orders/order-create-screen.tsx'
import { DeviceTargets } from '#src/features/publish/device-targets.tsx'
import { ProgramPicks } from '#src/features/publish/program-picks.tsx'

/** A new order is made with the parts of publishing; features do not know each other, so that they meet here. */
export function OrderCreate() {
  return <OrderCreateScreen Programs={ProgramPicks} Devices={DeviceTargets} />
}
