import { readFile } from 'node:fs/promises'

export async function readClipFile({ url }: { url: URL }): Promise<Blob> {
  return new Blob([await readFile(url)], {
    type: url.pathname.endsWith('.mp4') ? 'video/mp4' : 'application/vnd.android.package-archive',
  })
}
