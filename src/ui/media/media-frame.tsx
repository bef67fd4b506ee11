import { IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import { safeFileUrl } from '#src/lib/url/safe-url.ts'
import classes from './media-image.module.css'

/**
 * The beginning of a video, as its picture: for videos that come without one. Only as much is fetched as that needs; a
 * sign in its place when it fails.
 */
export function MediaFrame({ src, base, label }: { src: unknown; base?: string; label: string }) {
  const url = safeFileUrl(src, { base })
  const [failed, setFailed] = useState<string>()
  return (
    <div className={classes.frame}>
      {url === undefined || failed === url ? (
        <div className={classes.placeholder} role="img" aria-label={`${label}（视频）`}>
          <IconVideo size={28} stroke={1.25} aria-hidden />
          <span aria-hidden>视频</span>
        </div>
      ) : (
        // a moment past the start: many videos begin in black
        <video
          key={url}
          className={classes.image}
          src={`${url}#t=0.5`}
          aria-label={`${label}（视频）`}
          muted
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          preload="metadata"
          onError={() => setFailed(url)}
        />
      )}
    </div>
  )
}
