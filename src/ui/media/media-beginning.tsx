import { IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './media-image.module.css'

/** The beginning of a video, small: lists of materials have no picture of one. A sign where it does not load. */
export function MediaBeginning({ src }: { src: string | undefined }) {
  const [failed, setFailed] = useState(src === undefined)
  return failed ? (
    <IconVideo size={18} stroke={1.5} aria-hidden />
  ) : (
    // a moment past the start: many videos begin in black
    <video
      className={classes.beginning}
      src={`${src}#t=0.5`}
      muted
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      preload="metadata"
      aria-hidden
      onError={() => setFailed(true)}
    />
  )
}
