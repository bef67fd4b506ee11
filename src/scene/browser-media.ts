import { safeFileUrl, safeMediaUrl } from '#src/lib/url/safe-url.ts'
import type { MediaResolver } from './draw/draw-options.ts'

/** Resolves addresses for the browser: only those that `safe-url.ts` allows, below the bases of the user info. */
export function browserMedia(imageBase: string | undefined, videoBase: string | undefined): MediaResolver {
  return ({ kind, path, snapshot }) => ({
    src: kind === 'video' ? safeFileUrl(path, { base: videoBase }) : safeMediaUrl(path, { base: imageBase }),
    poster: safeMediaUrl(snapshot, { base: imageBase }),
  })
}
