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
  'data-moment-zone': 'VITE_MOMENT_ZONE',
  'data-api-prefix': 'VITE_API_PREFIX',
  'data-token-scheme': 'VITE_TOKEN_SCHEME',
  'data-envelope': 'VITE_ENVELOPE',
  'data-success-code': 'VITE_SUCCESS_CODE',
  'data-session-code': 'VITE_SESSION_CODE',
  'data-refused-code': 'VITE_REFUSED_CODE',
  'data-first-page': 'VITE_FIRST_PAGE',
  'data-salt-place': 'VITE_SALT_PLACE',
  'data-upload-part': 'VITE_UPLOAD_PART',
  'data-orders': 'VITE_ORDERS',
  'data-filing-number': 'VITE_FILING_NUMBER',
  'data-filing-host': 'VITE_FILING_HOST',
}

/** The settings of which only some forms have a meaning, and how one is written. */
const FORMS: Readonly<Record<string, readonly [form: RegExp, how: string]>> = {
  VITE_API_PREFIX: [/^\/[\w./~-]*$/, 'a path such as /prod-api, or / for none'],
  VITE_TOKEN_SCHEME: [/^[\w-]+$/, 'one word, such as Bearer'],
  VITE_ENVELOPE: [/^(code|msg|data):\w+(,(code|msg|data):\w+)*$/, 'such as code:status,msg:message,data:result'],
  VITE_SUCCESS_CODE: [/^[\w-]+(,[\w-]+)*$/, 'one or more codes, such as 200'],
  VITE_SESSION_CODE: [/^[\w-]+(,[\w-]+)*$/, 'one or more codes, such as 401'],
  VITE_REFUSED_CODE: [/^[\w-]+(,[\w-]+)*$/, 'one or more codes, such as 400,500'],
  VITE_FIRST_PAGE: [/^[01]$/, '0 or 1'],
  VITE_SALT_PLACE: [/^(before|after)$/, 'before or after'],
  VITE_UPLOAD_PART: [/^[\w.-]+$/, 'the name of a form part, such as upload'],
}

export const settingNames = [...Object.values(ATTRIBUTES), 'VITE_MEDIA_ORIGINS']

const ELEMENT = /<meta name="deployment"[^>]*>/

/**
 * A page with the settings in place of those that it has. Nothing is done to a page that has no place for them. Throws
 * a RangeError where one of them says nothing that the console knows.
 */
export function withSettings(html: string, env: Environment): string {
  for (const zone of [env.VITE_SERVER_ZONE, env.VITE_MOMENT_ZONE])
    if (zone && !isZone(zone)) throw new RangeError(`“${zone}” is not a time zone; one is written like Asia/Shanghai`)
  for (const [name, [form, how]] of Object.entries(FORMS))
    if (env[name] && !form.test(env[name])) throw new RangeError(`“${env[name]}” is no ${name}: it is ${how}`)
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
