/*
 * The one source of the security headers: the development server, the preview, the header files of the static build
 * and the browser tests all take them from here.
 */

export interface HeaderOptions {
  /** Origins beside the page's own that are called; exact, such as https://api.example.invalid. */
  apiOrigins?: readonly string[]
  /** Origins beside the page's own that pictures and videos come from. */
  mediaOrigins?: readonly string[]
  /** Origins beside the page's own that files are uploaded to. */
  uploadOrigins?: readonly string[]
  /** The development server talks to its page over a web socket. */
  development?: boolean
}

/** What the console never asks a browser for. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']

export function securityHeaders({
  apiOrigins = [],
  mediaOrigins = [],
  uploadOrigins = [],
  development = false,
}: HeaderOptions): Record<string, string> {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Mantine writes its CSS variables into a style element
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...apiOrigins, ...mediaOrigins],
    'media-src': ["'self'", 'blob:', ...apiOrigins, ...mediaOrigins],
    'connect-src': ["'self'", ...apiOrigins, ...mediaOrigins, ...uploadOrigins, ...(development ? ['ws:'] : [])],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
  return {
    'Content-Security-Policy': Object.entries(directives)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    'Strict-Transport-Security': 'max-age=31536000',
  }
}

/** The origins in a comma-separated list of URLs; what is not a URL is an error at build time, not a hole later. */
export function originsOf(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '')
    .map((url) => new URL(url).origin)
}
