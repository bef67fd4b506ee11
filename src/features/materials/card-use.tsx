import { Suspense } from 'react'
import type { Material } from '#src/api/generated/types.gen.ts'
import { useWhatWasRead } from '#src/api/plan/plan-notes.ts'
import { atServer } from '#src/lib/time/server-clock.ts'
import { useNow } from '#src/lib/hooks/use-now.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { USES_KEY } from './uses/uses-key.ts'
import type { MaterialUses } from '#src/domain/uses/material-uses.ts'

const UseNote = lazyComponent(() => import('./uses/use-note.tsx'), 'UseNote')

/** What was read longer ago (ms) is not told any more. */
const TOLD_MS = 3_600_000

/** Where a material is used, once a preview or the filter has read it; no card asks for it. */
export function CardUse({ material }: { material: Material }) {
  const read = useWhatWasRead<MaterialUses>(USES_KEY)
  const now = useNow()
  if (!read?.data || now - atServer(read.dataUpdatedAt) >= TOLD_MS) return null
  return (
    <Suspense>
      <UseNote material={material} uses={read.data} />
    </Suspense>
  )
}
