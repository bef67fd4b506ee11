import { useElementSize } from '@mantine/hooks'
import { useMemo } from 'react'
import { BoxView } from './box-view.tsx'
import { describeScene } from './draw/describe-scene.ts'
import type { DrawOptions } from './draw/draw-options.ts'
import { drawScene } from './draw/draw-scene.ts'
import type { Scene } from './model/scene-types.ts'
import classes from './scene-view.module.css'
import { wholePixels } from './whole-pixels.ts'

export interface SceneViewProps extends DrawOptions {
  scene: Scene
  /** Size of the ad in pixels. */
  width: number
  height: number
  /** How large it is shown; 1 is pixel by pixel. */
  scale: number
}

/** A scene laid out at the size of the ad and scaled by a transform alone: the same markup at every scale. */
export function SceneView({ scene, width, height, scale, ...options }: SceneViewProps) {
  const description = useMemo(() => describeScene(scene), [scene])
  const frame = drawScene(scene, { width, height }, options)
  return (
    <div
      className={classes.scene}
      style={{ width: wholePixels(width * scale), height: wholePixels(height * scale) }}
      role="img"
      aria-label={description}
    >
      <div className={classes.scaled} style={{ transform: `scale(${scale})` }} aria-hidden>
        <BoxView box={frame} />
      </div>
    </div>
  )
}

export function FittedScene({ width, height, ...props }: Omit<SceneViewProps, 'scale'>) {
  const { ref, width: room, height: roomHeight } = useElementSize()
  const scale = Math.min(room / width, roomHeight / height)
  return (
    <div ref={ref} className={classes.room}>
      {scale > 0 && <SceneView {...props} width={width} height={height} scale={scale} />}
    </div>
  )
}
