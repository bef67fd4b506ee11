import { useDebouncedValue, useInViewport } from '@mantine/hooks'
import { reasonText, troubleLabel } from '#src/domain/diagnosis-text.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import type { HealthBadgeProps } from './device-health.tsx'
import { useHealth } from './use-health.ts'

/** A row that is only scrolled past asks for nothing. */
const SETTLE_MS = 150

/** The first trouble of a terminal in sight, in a word; nothing where there is none or nobody knows. */
export function HealthBadge({ device, said, at, asked = false }: HealthBadgeProps) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>()
  const [settled] = useDebouncedValue(inViewport, SETTLE_MS)
  const [health] = useHealth([device], at, settled && inViewport && !asked)
  const trouble = health?.trouble
  return (
    <span ref={ref}>
      {trouble && !said.includes(trouble.kind) && (
        <StatusBadge label={troubleLabel(trouble)} title={reasonText(trouble, device)} />
      )}
    </span>
  )
}
