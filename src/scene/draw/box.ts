/*
 * What is drawn: a tree of boxes with the styles of CSS. It is plain data made by a pure function, so that canvas,
 * preview, thumbnail and snapshot cannot differ. Nothing in it comes from a content unchecked, but texts, which are
 * only ever texts.
 *
 * The root has the size of the ad in pixels and a font size of a hundredth of its width; every length inside is in
 * percent or em. So the tree is the same at every size of the ad, and is shown smaller or larger by a transform alone.
 */

export type Style = Readonly<Record<string, string | number>>

export interface BoxMedia {
  kind: 'image' | 'video'
  /** Address that may be loaded. */
  src: string
  /** Picture of a video, if there is one that may be loaded. */
  poster: string | undefined
  name: string
  /** Where the video stands, seconds; null at rest. */
  at: number | null
  muted: boolean
  fit: 'contain' | 'cover'
}

/** A box with one of: boxes, a text, a picture or video. */
export interface Box {
  /** Tells it from its neighbours, and is the same in each frame. */
  key: string
  style: Style
  children?: readonly Box[]
  text?: string
  media?: BoxMedia
}

export const FILL: Style = { position: 'absolute', inset: 0 }
