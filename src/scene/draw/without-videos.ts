import type { Box, BoxMedia } from './box.ts'
import { placeholder } from './placeholder.ts'

/** A frame for a picture, where nothing plays: each video is its poster, or a sign with its name where it has none. */
export function withoutVideos(box: Box): Box {
  return {
    ...box,
    ...(box.children && { children: box.children.map(withoutVideos) }),
    ...(box.media?.kind === 'video' && still(box.media)),
  }
}

function still(media: BoxMedia): Pick<Box, 'media' | 'children'> {
  const { poster, name } = media
  if (poster !== undefined) return { media: { ...media, kind: 'image', src: poster } }
  return { media: undefined, children: [placeholder('video', name === '' ? '视频' : name)] }
}
