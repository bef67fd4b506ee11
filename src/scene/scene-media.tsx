import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import type { BoxMedia } from './draw/box.ts'

export interface VideoPace {
  playing: boolean
  speed: number
  /** True silences also those that are not muted. */
  silent: boolean
}

export const VideoPaceContext = createContext<VideoPace>({ playing: false, speed: 1, silent: false })

const FILL = { display: 'block', width: '100%', height: '100%' } as const
/** Seconds that a video may be away from where it should be before it is moved. */
const DRIFT = 0.4

/**
 * A picture or video of a scene, or `instead` when it cannot be loaded (M12). Its address is one that a resolver has
 * allowed.
 */
export function SceneMedia({ media, instead }: { media: BoxMedia; instead: ReactNode }) {
  const [failed, setFailed] = useState<string>()
  if (failed === media.src) return instead
  const onError = () => setFailed(media.src)
  if (media.kind === 'video') return <SceneVideo key={media.src} media={media} onError={onError} />
  return (
    <img
      key={media.src}
      src={media.src}
      alt=""
      style={{ ...FILL, objectFit: media.fit }}
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      onError={onError}
    />
  )
}

function play(video: HTMLVideoElement) {
  video.play().catch(() => {
    // a page that nobody has touched yet may not make a sound
    video.muted = true
    video.play().catch(() => {})
  })
}

function SceneVideo({ media: { src, poster, at, muted, fit }, onError }: { media: BoxMedia; onError: () => void }) {
  const { playing, speed, silent } = useContext(VideoPaceContext)
  const video = useRef<HTMLVideoElement>(null)
  const running = playing && at !== null

  useEffect(() => {
    const element = video.current
    if (!element) return
    element.muted = muted || silent
    element.playbackRate = speed
    if (!running) element.pause()
    // at its end it waits for its next turn
    else if (element.paused && !element.ended) play(element)
  }, [running, muted, silent, speed])

  useEffect(() => {
    const element = video.current
    if (!element || at === null || element.seeking || element.readyState < HTMLMediaElement.HAVE_METADATA) return
    const wanted = Math.min(at, Math.max(0, element.duration - 0.1))
    if (Math.abs(element.currentTime - wanted) <= DRIFT * speed) return
    element.currentTime = wanted
    // the browser has paused a video that came to its end
    if (running && element.paused) play(element)
  }, [at, speed, running])

  return (
    <video
      ref={video}
      src={src}
      poster={poster}
      style={{ ...FILL, objectFit: fit }}
      muted
      playsInline
      disablePictureInPicture
      preload="auto"
      onError={onError}
    />
  )
}
