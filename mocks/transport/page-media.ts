import { loadClips } from '../media/clips.ts'
import type { FileStore } from './file-store.ts'
import { loadPictures } from '../media/media.ts'
import { packageAt } from '../media/packages.ts'
import { loadSnapshots } from '../media/snapshots.ts'

/** Pictures and films of a page whose media nobody can answer: they come as addresses that the page itself can load. */
export interface PageMedia {
  /** The address of a path: `blob:` for pictures and uploads, the file itself for clips and installation files. */
  address(path: string): string
  /** The same store, with an address for everything that is put there. */
  files: FileStore
  /** Makes addresses for what was kept before; pictures are drawn and clips found from then on. */
  begin(): Promise<void>
}

/** Addresses of pictures that are drawn from their path alone: the same for every server of a page. */
const drawn = new Map<string, string>()

export function createPageMedia(kept: FileStore): PageMedia {
  const urls = new Map<string, string>()
  let draw: (path: string) => string | undefined = () => undefined
  let clipAt: (path: string) => URL | undefined = () => undefined
  /** A content that was saved has an address of a page that is gone: the path at its end tells what it is. */
  const addressFor = (path: string, file: Blob) => `${URL.createObjectURL(file)}#${encodeURIComponent(path)}`
  /** Uploads lie below `img/` or `video/`, which an address leaves out. */
  function take(whole: string, file: Blob) {
    const path = whole.slice(whole.indexOf('/') + 1)
    urls.set(path, addressFor(path, file))
  }
  return {
    address(given) {
      const [, earlier] = /^blob:[^#]*#(.+)$/.exec(given) ?? []
      const path = earlier === undefined ? given : decodeURIComponent(earlier)
      const known = urls.get(path) ?? (clipAt(path) ?? packageAt(path))?.href
      if (known !== undefined) return known
      const before = drawn.get(path)
      if (before !== undefined) return before
      const svg = draw(path)
      if (svg === undefined) return path
      const url = addressFor(path, new Blob([svg], { type: 'image/svg+xml' }))
      drawn.set(path, url)
      return url
    },
    files: {
      ...kept,
      async put(path, file) {
        await kept.put(path, file)
        take(path, file)
      },
    },
    async begin() {
      const [snapshot, picture, clip] = await Promise.all([loadSnapshots(), loadPictures(), loadClips()])
      clipAt = clip
      draw = (path) => snapshot(path) ?? picture(path)
      for (const [path, file] of await kept.all()) take(path, file)
    },
  }
}
