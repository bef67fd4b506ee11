import { useMemo, type CSSProperties } from 'react'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import type { SceneDocument } from '#src/scene/model/scene-types.ts'
import { VideoPaceContext } from '#src/scene/scene-media.tsx'
import { FittedScene } from '#src/scene/scene-view.tsx'
import { usePlayback, type PlaybackStore } from './playback-store.ts'
import classes from './player.module.css'

export interface StageSize {
  width: number
  height: number
}

interface StagesProps {
  store: PlaybackStore
  document: SceneDocument
  size: StageSize
  /** Sizes beside its own. */
  others: readonly StageSize[]
  media: MediaResolver
  motion: boolean
}

export function Stages({ size, others, ...stage }: StagesProps) {
  if (others.length === 0) {
    return (
      <div className={classes.stage} style={ratio(size)}>
        <Stage {...stage} size={size} silent={false} />
      </div>
    )
  }
  return (
    <div className={classes.stages}>
      {[size, ...others].map((each, index) => (
        <figure key={`${each.width}*${each.height}`} className={classes.figure}>
          <div className={classes.small} style={ratio(each)}>
            {/* one of them is heard */}
            <Stage {...stage} size={each} silent={index > 0} />
          </div>
          <figcaption>
            {each.width}×{each.height}
            {index === 0 && '（本广告）'}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

function ratio({ width, height }: StageSize): CSSProperties {
  return { '--ad-ratio': `${width} / ${height}` } as CSSProperties
}

interface StageProps extends Omit<StagesProps, 'others'> {
  /** No video is heard. */
  silent: boolean
}

/** The scene that is up, frame by frame. */
function Stage({ store, document, size, media, motion, silent }: StageProps) {
  const index = usePlayback(store, (playback) => playback.scene)
  const time = usePlayback(store, (playback) => playback.time)
  const playing = usePlayback(store, (playback) => playback.playing)
  const speed = usePlayback(store, (playback) => playback.speed)
  const now = usePlayback(store, (playback) => playback.now)
  const pace = useMemo(() => ({ playing, speed, silent }), [playing, speed, silent])
  const scene = document.scenes[index]
  return (
    <VideoPaceContext value={pace}>
      {scene && (
        <FittedScene
          key={index}
          scene={scene}
          width={size.width}
          height={size.height}
          time={time}
          clock={new Date(now)}
          media={media}
          motion={motion}
        />
      )}
    </VideoPaceContext>
  )
}
