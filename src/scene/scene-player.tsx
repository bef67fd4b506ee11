import { useMemo } from 'react'
import { browserMedia } from './browser-media.ts'
import { isSide, readContent } from './model/content.ts'
import { DEFAULT_SIZE } from './model/limits.ts'
import { EmptyAd, UnreadableAd } from './player/player-states.tsx'
import { Player } from './player/player.tsx'

export interface ScenePlayerProps {
  /** The content as the server sent it: text or object. */
  content: unknown
  /** Size of the ad in pixels. */
  width?: unknown
  height?: unknown
  /** Base address of pictures, from the user info. */
  imageBase?: string
  /** Base address of videos, from the user info. */
  videoBase?: string
  /** Whether it starts by itself; never for those who want no movement. Default true. */
  autoPlay?: boolean
}

/** Plays the scenes of an ad one after the other, each for its stay, as large as there is room (3§2). */
export function ScenePlayer({ content, width, height, imageBase, videoBase, autoPlay = true }: ScenePlayerProps) {
  const read = useMemo(() => readContent(content), [content])
  const media = useMemo(() => browserMedia(imageBase, videoBase), [imageBase, videoBase])
  if (!read.ok) return <UnreadableAd reason={read.reason} original={read.original} />
  const { document } = read
  const size = sizeOf(width, height) ?? document.size ?? DEFAULT_SIZE
  if (document.scenes.length === 0) return <EmptyAd problems={document.problems} />
  return <Player document={document} size={size} media={media} autoPlay={autoPlay} />
}

function sizeOf(width: unknown, height: unknown) {
  const size = { width: Number(width), height: Number(height) }
  return isSide(size.width) && isSide(size.height) ? size : undefined
}
