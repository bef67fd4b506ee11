import '@mantine/dropzone/styles.layer.css'
import { Dropzone } from '@mantine/dropzone'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { uploadLimits, type UploadRules } from '#src/domain/upload-rules.ts'
import classes from './drop-area.module.css'

/** The whole page as a place to drop files on; seen only while files are dragged over it. */
export function DropArea({ rules, onDrop }: { rules: UploadRules; onDrop: (files: readonly File[]) => void }) {
  // a drop of nothing, such as an empty folder, would leave the area open: another one takes its place
  const [emptyDrops, setEmptyDrops] = useState(0)
  function take(files: readonly File[]) {
    if (files.length === 0) setEmptyDrops((count) => count + 1)
    onDrop(files)
  }
  return (
    // all files are taken, so that the one check of ours names each that may not be uploaded; it is for the mouse only
    <Dropzone.FullScreen
      key={emptyDrops}
      active
      aria-hidden
      activateOnClick={false}
      activateOnKeyboard={false}
      onDropAny={(files, rejected) => take([...files, ...rejected.map(({ file }) => file)])}
      onDrop={() => undefined}
    >
      <div className={classes.inner}>
        <IconUpload size={48} stroke={1.5} aria-hidden />
        <p className={classes.title}>松开鼠标，上传素材</p>
        {uploadLimits(rules).map((limit) => (
          <p key={limit}>{limit}</p>
        ))}
      </div>
    </Dropzone.FullScreen>
  )
}
