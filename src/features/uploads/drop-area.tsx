import '@mantine/dropzone/styles.layer.css'
import { Dropzone } from '@mantine/dropzone'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { IMAGE_SIDE_LIMIT, UPLOAD_FILES_LIMIT, type UploadRules } from '#src/domain/upload-rules.ts'
import { formatSize } from '#src/domain/units.ts'
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
        <p>
          图片：{rules.imageFormats.join('、')}，不超过 {IMAGE_SIDE_LIMIT}*{IMAGE_SIDE_LIMIT}
          {Number.isFinite(rules.imageLimit) && `，${formatSize(rules.imageLimit)} 以内`}
        </p>
        <p>
          视频：{rules.videoFormats.join('、')}
          {Number.isFinite(rules.videoLimit) && `，${formatSize(rules.videoLimit)} 以内`}
        </p>
        <p>一次最多 {UPLOAD_FILES_LIMIT} 个文件</p>
      </div>
    </Dropzone.FullScreen>
  )
}
