import { useEffect, useState } from 'react'
import type { MediaResolver } from '#src/scene/draw/draw-options.ts'
import type { Scene } from '#src/scene/model/scene-types.ts'
import { scenePicture } from '../../session/scene-picture.ts'

/** Milliseconds without a change after which a picture is made. */
const PAUSE_MS = 300
/** Pixels; sharp on dense screens. */
const PICTURE = { longSide: 320, quality: 0.8 } as const

const known = new WeakMap<Scene, { size: string; image: string }>()
/** One is made after the other. */
let last: Promise<unknown> = Promise.resolve()

/** A scene as a picture, made when there is nothing else to do; until then that of the scene before, or undefined. */
export function useScenePicture(scene: Scene, width: number, height: number, media: MediaResolver): string | undefined {
  const size = `${width}*${height}`
  const made = known.get(scene)
  const current = made?.size === size ? made.image : undefined
  const [latest, setLatest] = useState(current)
  useEffect(() => {
    if (known.get(scene)?.size === size) return undefined
    let gone = false
    const timer = setTimeout(() => {
      last = last
        .then(idle)
        .then(() => (gone ? undefined : scenePicture(scene, { width, height }, media, PICTURE)))
        .then((next) => {
          if (next === undefined) return
          known.set(scene, { size, image: next })
          if (!gone) setLatest(next)
        })
        // a scene that cannot be drawn keeps the picture that it has
        .catch(() => {})
    }, PAUSE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [scene, width, height, size, media])
  return current ?? latest
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // not every browser tells when it is idle
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 2000 })
    else setTimeout(resolve, 50)
  })
}
