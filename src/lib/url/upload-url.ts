import { parseUrl } from './parse-url.ts'

export interface UploadUrlOptions {
  /** Addresses beside the page's own whose origins files may be sent to. */
  origins?: readonly string[] | undefined
  /** The address of the page. Default the browser's. */
  page?: string
}

/**
 * The address to send a file to, or undefined when it may not be sent there: https only, http only from a page that is
 * http; the page's own origin or one of those given; no name and password in it, and no fragment.
 */
export function uploadUrl(
  host: unknown,
  { origins = [], page = window.location.href }: UploadUrlOptions = {},
): URL | undefined {
  // a browser drops control characters inside an address, so that what is read is not what is asked
  if (typeof host !== 'string' || host.trim() === '' || /[\u0000-\u001F\u007F\\]/.test(host.trim())) return undefined
  const here = new URL(page)
  const url = parseUrl(host.trim(), here)
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && here.protocol === 'http:'))) return undefined
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  return url.origin === here.origin || origins.some((origin) => parseUrl(origin.trim(), here)?.origin === url.origin)
    ? url
    : undefined
}
