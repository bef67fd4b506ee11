/*
 * Thumbnails of ads: what the console's own renderer makes of their first scene. Their address names the ad and what it
 * shows, so that a changed ad has another one.
 */
import type { Id } from '../db/models.ts'
import { hashText } from '../db/random.ts'

/** What a thumbnail shows: the first scene of a content, and the size of the ad. */
export interface Shown {
  content: string
  width: number
  height: number
}

const shownAt = new Map<string, Shown>()

/** Path of the thumbnail of an ad that shows a content, which from now on is drawn there. */
export function snapshotPath(id: Id, shown: Shown): string {
  const path = `programs/${id}-${shown.width}x${shown.height}-${hashText(shown.content)}.svg`
  shownAt.set(path, shown)
  return path
}

/**
 * Draws the thumbnail at a path as SVG text; undefined if the path names none. The renderer comes when the first one is
 * looked at: the demo starts without it.
 */
export async function loadSnapshots(): Promise<(path: string) => string | undefined> {
  const { drawSnapshot } = await import('./draw-snapshot.ts')
  return (path) => {
    const shown = shownAt.get(path)
    return shown && drawSnapshot(shown)
  }
}
