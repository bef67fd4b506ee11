import { useEffect, useState } from 'react'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { notifyError } from '#src/ui/feedback/notify.ts'
import type { MaterialPickerProps } from './material-picker-types.ts'

const LoadedPicker = lazyComponent(() => import('./material-picker.tsx'), 'MaterialPicker')

/**
 * `MaterialPicker`, whose code is fetched when it is first opened. When it does not come, that is said and nothing
 * opens.
 */
export function PickerDialog(props: MaterialPickerProps) {
  const [ready, setReady] = useState(false)
  const { onClose } = props
  useEffect(() => {
    let wanted = true
    LoadedPicker.preload().then(
      () => setReady(true),
      (error: unknown) => {
        if (!wanted) return
        notifyError(error)
        onClose()
      },
    )
    return () => {
      wanted = false
    }
    // asked for once, when it opens
    // oxlint-disable-next-line react/exhaustive-deps -- another onClose is no reason to ask again
  }, [])
  return ready ? <LoadedPicker {...props} /> : null
}
