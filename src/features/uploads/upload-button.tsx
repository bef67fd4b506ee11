import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'
import { useLazyComponent } from '#src/ui/overlay/use-lazy-component.ts'
import type { UploadPickerProps } from './upload-picker.tsx'
import { UploadPanel } from './uploads.tsx'

const UploadPicker = lazyComponent(() => import('./upload-picker.tsx'), 'UploadPicker')
/** The panel must not have to come over a network that breaks after the choice. */
const parts = { preload: async () => void (await Promise.all([UploadPicker.preload(), UploadPanel.preload()])) }

/** Uploads files by button, by dropping them on the page, or by pasting them (2§2). For those with permission 21. */
export function UploadButton(props: UploadPickerProps) {
  const [trying, setTrying] = useState(true)
  const loaded = useLazyComponent(parts, trying, () => setTrying(false))
  if (loaded) return <UploadPicker {...props} />
  return (
    <Button loading={trying} onClick={() => setTrying(true)}>
      上传素材
    </Button>
  )
}
