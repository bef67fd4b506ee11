/*
 * Where the pictures of the simulated company are: screens of terminals, materials, and what stands for videos. They
 * are drawn from these paths alone, by `draw-picture.ts`, which comes with the first of them.
 */
import type { Clip } from './clips.ts'
import type { DeviceRow } from '../db/models.ts'

/** What a terminal shows when a screenshot is taken: an ad, nothing that is scheduled, or a dark screen. */
export type ScreenState = 'ad' | 'idle' | 'off'

export function shotPath(
  { id, resolutionH, resolutionV }: Readonly<Pick<DeviceRow, 'id' | 'resolutionH' | 'resolutionV'>>,
  moment: number,
  state: ScreenState,
): string {
  return `shots/${id}-${resolutionH}x${resolutionV}-${Math.trunc(moment / 1000)}-${state}.svg`
}

/**
 * Path of a picture of a campaign, by its place in `campaigns`, or in `publicCampaigns` for the shared library; the
 * version is which of its pictures of this shape it is, from 0.
 */
export function picturePath(
  kind: 'material' | 'shared',
  campaign: number,
  version: number,
  id: string | number,
  width: number,
  height: number,
): string {
  return `${kind}/${campaign}.${version}-${id}-${width}x${height}.png`
}

export function posterPath({ name, width, height }: Pick<Clip, 'name' | 'width' | 'height'>): string {
  return `poster/${name}-${width}x${height}.jpg`
}

/** Path of what stands for a film whose first frame nobody has seen. */
export function filmPath(id: string | number, width: number, height: number): string {
  return `film/${id}-${width}x${height}.jpg`
}

/**
 * Draws the picture at a path as SVG text; undefined if the path names none. The drawing comes when the first one is
 * looked at.
 */
export async function loadPictures(): Promise<(path: string) => string | undefined> {
  const { drawPicture } = await import('./draw-picture.ts')
  return drawPicture
}
