import { IconPhotoOff, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import type { Media } from '#src/scene/model/scene-types.ts'
import { SceneMedia } from '#src/scene/scene-media.tsx'
import { useEditor } from '../../session/editor-context.ts'
import classes from './media-thumb.module.css'

/** The picture of a material, small: of a video its poster, else its beginning. Its name stands beside it. */
export function MediaThumb({ media, large }: { media: Media; large?: boolean }) {
  const { src, poster } = useEditor().media(media)
  const isVideo = media.kind === 'video'
  const picture = isVideo ? poster : src
  const instead = isVideo ? <VideoBeginning key={src} src={src} /> : <IconPhotoOff size={18} stroke={1.5} aria-hidden />
  return (
    <span className={classes.thumb} data-large={large || undefined}>
      {picture === undefined ? (
        instead
      ) : (
        <SceneMedia
          media={{
            kind: 'image',
            src: picture,
            poster: undefined,
            name: media.name,
            at: null,
            muted: true,
            fit: large ? 'contain' : 'cover',
          }}
          instead={instead}
        />
      )}
    </span>
  )
}

/** Lists of materials have no picture of a video: its beginning is one, or a sign where it does not load. */
function VideoBeginning({ src }: { src: string | undefined }) {
  const [failed, setFailed] = useState(src === undefined)
  return failed ? (
    <IconVideo size={18} stroke={1.5} aria-hidden />
  ) : (
    // a moment past the start: many videos begin in black
    <video
      className={classes.video}
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
