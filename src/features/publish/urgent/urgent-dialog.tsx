import { useState } from 'react'
import type { Program } from '#src/api/generated/types.gen.ts'
import { useCan } from '#src/api/user-info.ts'
import { programPermissions } from '#src/domain/program-rules.ts'
import type { PickDevice } from '#src/components/device-picker/device-picker.tsx'
import { UrgentForm } from './urgent-form.tsx'
import { UrgentResult } from './urgent-result.tsx'

export interface UrgentDialogProps {
  onClose: () => void
}

export interface Inserted {
  program: Program
  devices: readonly PickDevice[]
  /** How many terminals the server says it went to. */
  count: number
  end: Date
}

/**
 * Puts an approved ad on many terminals at once, before everything else, until a moment: a short way through publishing
 * for what cannot wait, and out of it again. Who may not publish sees nothing of it.
 */
export function UrgentDialog({ onClose }: UrgentDialogProps) {
  const can = useCan()
  const [inserted, setInserted] = useState<Inserted>()
  if (!can(programPermissions.publish)) return null
  if (inserted) return <UrgentResult inserted={inserted} onClose={onClose} />
  return <UrgentForm onClose={onClose} onInserted={setInserted} />
}
