import { Button } from '@mantine/core'
import { lazyScreen } from '#src/lib/lazy-screen.tsx'
import { useLoaded } from '#src/lib/use-loaded.ts'
import type { UploadPickerProps } from './upload-picker.tsx'
import { UploadPanel } from './uploads.tsx'

const UploadPicker = lazyScreen(() => import('./upload-picker.tsx'), 'UploadPicker')

/** Uploads files by button, by dropping them on the page, or by pasting them (2§2). For those with permission 21. */
export function UploadButton(props: UploadPickerProps) {
  const picker = useLoaded(UploadPicker, true)
  // its panel must not have to come over a network that breaks after the choice
  const panel = useLoaded(UploadPanel, true)
  return picker && panel ? <UploadPicker {...props} /> : <Button loading>上传素材</Button>
}
