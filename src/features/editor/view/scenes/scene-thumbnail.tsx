import { memo, useState } from 'react'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'
import { SceneMedia } from '#src/scene/scene-media.tsx'
import { wholePixels } from '#src/scene/whole-pixels.ts'
import { SceneView } from '#src/scene/scene-view.tsx'
import { serverNow } from '#src/lib/time/server-clock.ts'
import classes from './scene-thumbnail.module.css'
import { useScenePicture } from './use-scene-picture.ts'

export interface SceneThumbnailProps {
  /** The same object as long as nothing in it changes: it is then not drawn again. */
  scene: Scene
  /** Size of the ad in pixels. */
  width: number
  height: number
  /** The room that it is fitted into, px. */
  room: { width: number; height: number }
  media: MediaResolver
}

/**
 * A scene as large as fits into a room, without any part in what can be read or reached. Keep `room` outside the
 * component.
 */
export const SceneThumbnail = memo(function SceneThumbnail({ scene, width, height, room, media }: SceneThumbnailProps) {
  const [clock] = useState(() => new Date(serverNow()))
  const scale = Math.min(room.width / width, room.height / height)
  return (
    <div
      className={classes.thumbnail}
      style={{ width: wholePixels(width * scale), height: wholePixels(height * scale) }}
      aria-hidden
    >
      <SceneView
        scene={scene}
        width={width}
        height={height}
        scale={scale}
        time={null}
        clock={clock}
        media={media}
        composing
      />
    </div>
  )
})

/**
 * The same as a picture, made on idle: for scenes with so much in them that drawing them costs more than it is worth.
 */
export const ScenePicture = memo(function ScenePicture({ scene, width, height, room, media }: SceneThumbnailProps) {
  const image = useScenePicture(scene, width, height, media)
  const scale = Math.min(room.width / width, room.height / height)
  return (
    <div
      className={classes.thumbnail}
      style={{ width: wholePixels(width * scale), height: wholePixels(height * scale) }}
      aria-hidden
    >
      {image !== undefined && (
        <SceneMedia
          media={{ kind: 'image', src: image, poster: undefined, name: '', at: null, muted: true, fit: 'contain' }}
          instead={null}
        />
      )}
    </div>
  )
})
