/** A kind of file as people call it: MP4 for `video/mp4`. */
export function formatMime(mime: unknown): string {
  const [, kind = ''] = typeof mime === 'string' ? mime.split('/') : []
  return kind === 'quicktime' ? 'MOV' : kind.replace(/^x-|\+xml$/g, '').toUpperCase()
}
