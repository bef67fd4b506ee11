import { loadClips } from '../media/clips.ts'
import type { FileStore } from './file-store.ts'
import { loadPictures } from '../media/media.ts'
import { packageAt } from '../media/packages.ts'
import { loadSnapshots } from '../media/snapshots.ts'

export interface FileSources {
  files: FileStore
  /** Reads a clip or an installation file, which a page fetches and Node reads from disk. */
  readClip(clip: { url: URL }): Promise<Blob | undefined>
}

export interface Wishes {
  /** The header `Range`. */
  range: string | null
  /** The parameter `x-oss-process`, such as `image/resize,l_400` (W20). */
  process: string | null
}

/**
 * Answers what lies below `cdn/`: pictures are drawn, clips read, uploads taken from where they are kept. A part is
 * answered with 206, so that films can be sought. The portal is where the redirect of a fault leads.
 */
export async function fileAt(
  path: string,
  { range, process }: Wishes,
  { files, readClip }: FileSources,
): Promise<Response> {
  if (path === 'portal')
    return new Response('<!doctype html><title>Sign in</title>', { headers: { 'Content-Type': 'text/html' } })
  const snapshot = /^img\/(programs|shots)\//.test(path)
    ? (await loadSnapshots())(path.slice('img/'.length))
    : undefined
  const svg = snapshot ?? (path.startsWith('img/') ? (await loadPictures())(path.slice('img/'.length)) : undefined)
  if (svg !== undefined)
    return new Response(resized(svg, process), {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
    })
  const clip = path.startsWith('video/clips/') ? (await loadClips())(path.slice('video/'.length)) : undefined
  const url = clip ?? (path.startsWith('img/') ? packageAt(path.slice('img/'.length)) : undefined)
  const file = url ? await readClip({ url }) : await files.get(path)
  return file ? partOf(file, range) : new Response(null, { status: 404 })
}

/** A drawn picture with its longer side of so many pixels, if it is wanted so; never enlarged. */
function resized(svg: string, process: string | null): string {
  const side = Number(/^image\/resize,l_(\d{1,4})$/.exec(process ?? '')?.[1])
  return svg.replace(/ width="(\d+)" height="(\d+)"/, (size, width: string, height: string) => {
    const scale = side / Math.max(Number(width), Number(height))
    return scale < 1
      ? ` width="${Math.round(Number(width) * scale)}" height="${Math.round(Number(height) * scale)}"`
      : size
  })
}

function partOf(file: Blob, range: string | null): Response {
  const headers = { 'Content-Type': file.type || 'application/octet-stream', 'Accept-Ranges': 'bytes' }
  const asked = range === null ? undefined : bytesAsked(range, file.size)
  if (asked === undefined) return new Response(file, { headers: { ...headers, 'Content-Length': String(file.size) } })
  if (asked === null) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.size}` } })
  const [first, last] = asked
  return new Response(file.slice(first, last + 1, file.type), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(last - first + 1),
      'Content-Range': `bytes ${first}-${last}/${file.size}`,
    },
  })
}

/**
 * First and last byte of a range; null when there are none, undefined when the header is of another kind and ignored.
 */
function bytesAsked(range: string, size: number): [number, number] | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range.trim())
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, from = '', to = ''] = match
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last || first >= size ? null : [first, last]
}
