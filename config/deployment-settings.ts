/*
 * What a deployment says to the console: environment variables at build time, at `npm run point` and at the start of
 * the container. They travel in one element of the page, so that a build can be led to a server after it was made.
 */
import { originsOf, type HeaderOptions } from './security-headers.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The settings that the page carries, by the attribute that has them; src/api/deployment.ts reads these. */
const ATTRIBUTES = {
  'data-api-base-url': 'VITE_API_BASE_URL',
  'data-password-salt': 'VITE_PASSWORD_SALT',
  'data-upload-origins': 'VITE_UPLOAD_ORIGINS',
  'data-server-zone': 'VITE_SERVER_ZONE',
  'data-orders': 'VITE_ORDERS',
  'data-filing-number': 'VITE_FILING_NUMBER',
  'data-filing-host': 'VITE_FILING_HOST',
}

export const settingNames = [...Object.values(ATTRIBUTES), 'VITE_MEDIA_ORIGINS']

const ELEMENT = /<meta name="deployment"[^>]*>/

/**
 * A page with the settings in place of those that it has. Nothing is done to a page that has no place for them. Throws
 * a RangeError where the zone is none.
 */
export function withSettings(html: string, env: Environment): string {
  const zone = env.VITE_SERVER_ZONE
  if (zone && !isZone(zone)) throw new RangeError(`“${zone}” is not a time zone; one is written like Asia/Shanghai`)
  const attributes = Object.entries(ATTRIBUTES).flatMap(([attribute, name]) =>
    env[name] ? [` ${attribute}="${escape(env[name])}"`] : [],
  )
  return html.replace(ELEMENT, () => `<meta name="deployment"${attributes.join('')} />`)
}

/** The origins that the settings name, for the headers. A server below the console's own origin adds none. */
export function originsIn(env: Environment): HeaderOptions {
  const api = env.VITE_API_BASE_URL
  return {
    apiOrigins: api?.startsWith('/') ? [] : originsOf(api),
    mediaOrigins: originsOf(env.VITE_MEDIA_ORIGINS),
    uploadOrigins: originsOf(env.VITE_UPLOAD_ORIGINS),
  }
}

/** Whether this is the name of a time zone (T6); other forms, such as +08:00, not all browsers know. */
function isZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
