import { IconPhotoOff, IconVideo } from '@tabler/icons-react'
import type { Media } from '#src/scene/model/scene-types.ts'
import { SceneMedia } from '#src/scene/scene-media.tsx'
import { useEditor } from '../../session/editor-context.ts'
import classes from './media-thumb.module.css'

/** The picture of a material, small; a sign for what has none. Its name stands beside it. */
export function MediaThumb({ media, large }: { media: Media; large?: boolean }) {
  const { src, poster } = useEditor().media(media)
  const picture = media.kind === 'video' ? poster : src
  const sign =
    media.kind === 'video' ? (
      <IconVideo size={18} stroke={1.5} aria-hidden />
    ) : (
      <IconPhotoOff size={18} stroke={1.5} aria-hidden />
    )
  return (
    <span className={classes.thumb} data-large={large || undefined}>
      {picture === undefined ? (
        sign
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
          instead={sign}
        />
      )}
    </span>
  )
}
