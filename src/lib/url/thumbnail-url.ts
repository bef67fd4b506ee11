/**
 * The address of a picture whose longer side has so many pixels (3§9), as object stores are asked for it (W20). What
 * the browser made itself has no other size, and an address with a query may be signed: both stay as they are.
 */
export function thumbnailUrl(url: string, side: number): string {
  return /^https?:/.test(url) && !url.includes('?') && !url.includes('#')
    ? `${url}?x-oss-process=image/resize,l_${side}`
    : url
}
