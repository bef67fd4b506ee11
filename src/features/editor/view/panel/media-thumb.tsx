import { IconPhotoOff } from '@tabler/icons-react'
import type { Media } from '#src/scene/model/scene-types.ts'
import { SceneMedia } from '#src/scene/scene-media.tsx'
import { MediaBeginning } from '#src/ui/media/media-beginning.tsx'
import { useEditor } from '../../session/editor-context.ts'
import classes from './media-thumb.module.css'

/** The picture of a material, small: of a video its poster, else its beginning. Its name stands beside it. */
export function MediaThumb({ media, large }: { media: Media; large?: boolean }) {
  const { src, poster } = useEditor().media(media)
  const isVideo = media.kind === 'video'
  const picture = isVideo ? poster : src
  const instead = isVideo ? <MediaBeginning key={src} src={src} /> : <IconPhotoOff size={18} stroke={1.5} aria-hidden />
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
