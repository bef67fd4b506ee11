import { createContext, use } from 'react'
import type { Device } from '#src/api/generated/types.gen.ts'
import type { DiagnosisCheck } from '#src/domain/diagnosis.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useSettled } from '#src/ui/use-settled.ts'

/** Comes when the rows are there. */
export const HealthBadge = lazyComponent(() => import('./health-badge.tsx'), 'HealthBadge')

interface PageHealth {
  /** When the rows were loaded: their clocks are compared with this. */
  at: number
  /** Something else asks for the whole page already. */
  asked?: boolean
}

/** Undefined until the code that looks into terminals is there; rows do without it. */
export const HealthContext = createContext<PageHealth | undefined>(undefined)

interface DeviceHealthProps {
  device: Device
  /** What stands beside it already. */
  said: readonly DiagnosisCheck[]
}

/** The first trouble of a terminal of the page, once it is known (U14). */
export function DeviceHealth(props: DeviceHealthProps) {
  const health = use(HealthContext)
  const settled = useSettled()
  return health && (settled || health.asked) && <HealthBadge {...props} {...health} />
}

export type HealthBadgeProps = DeviceHealthProps & PageHealth
