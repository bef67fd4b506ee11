import { parseUrl } from './parse-url.ts'

export interface SafeUrlOptions {
  /** The base address for relative addresses, such as a CDN's; its origin is allowed. */
  base?: string | undefined
  /** The address of the page. Default the browser's. */
  page?: string
}

/**
 * The address to load a picture or video from, or undefined when it may not be loaded: only https (and http on a page
 * that is http), only from the page's own origin or that of `base`, or data and blobs that the browser itself made.
 */
export function safeMediaUrl(
  address: unknown,
  { base, page = window.location.href }: SafeUrlOptions = {},
): string | undefined {
  if (typeof address !== 'string' || address.trim() === '') return undefined
  const text = address.trim()
  // a browser drops control characters inside an address, so that what is read is not what is loaded
  if (hasControlCharacters(text)) return undefined
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(text)) return text.replace(/^data/i, 'data')

  const here = parseUrl(page)
  if (!here) return undefined
  const from = base === undefined || base.trim() === '' ? undefined : parseUrl(base, page)
  const url =
    isRelative(text) && from
      ? parseUrl(`${from.href.replace(/(?<!\/)\/+$/, '')}/${text.replace(/^\/+/, '')}`)
      : parseUrl(text, page)
  if (!url) return undefined
  if (url.protocol === 'blob:') return url.origin === here.origin ? url.href : undefined
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && here.protocol === 'http:')) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  return url.origin === here.origin || url.origin === from?.origin ? url.href : undefined
}

/** As `safeMediaUrl`, of a file of its own: nothing plays a picture that is its address, and no window opens it. */
export function safeFileUrl(address: unknown, options?: SafeUrlOptions): string | undefined {
  const url = safeMediaUrl(address, options)
  return url?.startsWith('data:') ? undefined : url
}

/** Neither a scheme nor another host at its start; a backslash counts as a slash, as browsers have it. */
function isRelative(text: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\\/]{2}/.test(text)
}

function hasControlCharacters(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}
