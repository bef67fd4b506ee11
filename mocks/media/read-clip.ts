import { readFile } from 'node:fs/promises'
import type { Clip } from './clips.ts'

export async function readClipFile({ url }: Pick<Clip, 'url'>): Promise<Blob> {
  return new Blob([await readFile(url)], {
    type: url.pathname.endsWith('.mp4') ? 'video/mp4' : 'application/vnd.android.package-archive',
  })
}
