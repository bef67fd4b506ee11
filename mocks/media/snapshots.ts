/*
 * Pictures of ads: what the console's own renderer makes of a scene. The address of a thumbnail names the ad and what
 * it shows, so that a changed ad has another one; that of a screenshot names the terminal and the moment.
 */
import type { DeviceRow, Id } from '../db/models.ts'
import { hashText } from '../db/random.ts'
import { shotPath } from './media.ts'

/** What an ad shows, in its size. */
export interface ShownAd {
  content: string
  width: number
  height: number
}

/** What a picture shows: the first scene of an ad, or the one that plays at a moment on a screen of another size. */
export interface Shown extends ShownAd {
  moment?: number
  screen?: { width: number; height: number }
  /** What clocks in a thumbnail show. */
  clock?: number
}

const shownAt = new Map<string, Shown>()

/** Path of the thumbnail of an ad that shows a content, which from now on is drawn there. */
export function snapshotPath(id: Id, shown: Shown): string {
  const path = `programs/${id}-${shown.width}x${shown.height}-${hashText(shown.content)}.svg`
  shownAt.set(path, shown)
  return path
}

/**
 * Path of the screenshot of a terminal that played an ad at a moment, which from now on is drawn there. Clocks in it
 * show the terminal's own.
 */
export function adShotPath(device: Readonly<DeviceRow>, moment: number, ad: ShownAd, clock = moment): string {
  const path = shotPath(device, moment, 'ad')
  shownAt.set(path, { ...ad, moment: clock, screen: { width: device.resolutionH, height: device.resolutionV } })
  return path
}

/**
 * Draws the picture at a path as SVG text; undefined if the path names none. The renderer comes when the first one is
 * looked at: the demo starts without it.
 */
export async function loadSnapshots(): Promise<(path: string) => string | undefined> {
  const { drawSnapshot } = await import('./draw-snapshot.ts')
  return (path) => {
    const shown = shownAt.get(path)
    return shown && drawSnapshot(shown)
  }
}
