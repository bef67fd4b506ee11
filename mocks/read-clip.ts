import { readFile } from 'node:fs/promises'
import type { Clip } from './clips.ts'

/** Reads a clip from disk, for the starters that run in Node. */
export async function readClipFile({ url }: Clip): Promise<Blob> {
  return new Blob([await readFile(url)], { type: 'video/mp4' })
}
