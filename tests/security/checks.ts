/*
 * Checks of safety that look at one thing and say what is wrong with it; nothing when all is well. checks.test.ts
 * shows each of them something that is wrong.
 */

/**
 * What weakens the headers of a host: a policy that lets in what the console does not need, and headers that are not
 * there.
 */
export function headerWeaknesses(headers: Readonly<Record<string, string | null | undefined>>): string[] {
  const policy = new Map(
    (headers['Content-Security-Policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values] as const
    }),
  )
  const none = ['default-src', 'base-uri', 'object-src', 'form-action', 'frame-src', 'frame-ancestors']
  const onlySelf = ['script-src', 'worker-src', 'manifest-src', 'font-src']
  const expected = {
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), serial=(), usb=()',
  }
  return [
    ...none.filter((name) => policy.get(name)?.join() !== "'none'").map((name) => `${name} is not 'none'`),
    ...onlySelf.filter((name) => policy.get(name)?.join() !== "'self'").map((name) => `${name} is not 'self'`),
    ...[...policy].flatMap(([name, values]) =>
      values
        .filter(
          (value) =>
            /^(\*|https?:|'unsafe-eval'|'unsafe-hashes')$/.test(value) ||
            (value === "'unsafe-inline'" && name !== 'style-src'),
        )
        .map((value) => `${name} allows ${value}`),
    ),
    ...(policy.get('require-trusted-types-for')?.join() === "'script'" &&
    policy.get('trusted-types')?.join() === 'default'
      ? []
      : ['Trusted Types are not required']),
    ...Object.entries(expected)
      .filter(([name, value]) => headers[name] !== value)
      .map(([name, value]) => `${name} is not ${value}`),
    ...(/max-age=\d{7,}/.test(headers['Strict-Transport-Security'] ?? '')
      ? []
      : ['Strict-Transport-Security is missing or short']),
  ]
}

export function pageProblems(html: string): string[] {
  return [
    ...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>|\son[a-z]+\s*=|(?:src|href)\s*=\s*["']?(?:https?:)?\/\/[^"'\s>]*/gi),
  ].map(([found]) => found.trim())
}

export function scriptProblems(text: string): string[] {
  return [...text.matchAll(/(?<![.\w$])eval\(|\bnew Function\(|sourceMappingURL=/g)].map(([found]) => found)
}

export function secretsIn(text: string): string[] {
  const forms = [
    /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
    /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
    /\bLTAI[0-9A-Za-z]{12,20}\b/g,
    /\bAKID[0-9A-Za-z]{32}\b/g,
    /\bgh[pousr]_[0-9A-Za-z]{36}\b/g,
    /\bnpm_[0-9A-Za-z]{36}\b/g,
    /\bxox[abprs]-[0-9A-Za-z-]{10,}/g,
    /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g,
    // an address with a name and a password in it; examples are of a user
    /\bhttps?:\/\/(?!user:)[^\s/:@'"`$]+:[^\s/@'"`$]+@/g,
  ]
  return forms.flatMap((form) => [...text.matchAll(form)].map(([found]) => `${found.slice(0, 12)}…`))
}

/** As much of a lock file's entry as is looked at. */
interface LockEntry {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
}

/**
 * What of a project's packages may change unseen, comes from elsewhere, or has an install script that `allowScripts`
 * does not deny. Only newer versions of npm go by that field.
 */
export function packageProblems(
  manifest: {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
    allowScripts?: Record<string, boolean>
  },
  lock: { packages: Record<string, LockEntry> },
): string[] {
  const { '': _project, ...packages } = lock.packages
  const allowed = manifest.allowScripts ?? {}
  return [
    ...Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))
      .map(([name, version]) => `${name} is asked for as ${version}, which is no exact version`),
    ...Object.entries(packages).flatMap(([place, { integrity, resolved, link, hasInstallScript }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return [
        ...(link || integrity?.startsWith('sha512-') ? [] : [`${name} has no sha512 by which it is known`]),
        ...(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
          ? []
          : [`${name} comes from ${resolved}`]),
        ...(hasInstallScript && allowed[name] !== false ? [`${name} runs a script when it is installed`] : []),
      ]
    }),
  ]
}

/** A cookie as a browser knows it; `expires` in seconds since 1970. */
export interface Cookie {
  name: string
  value: string
  expires: number
  sameSite: string
}

/**
 * What cookies must not be: others than the token for a day and the account for thirty, sent to other sites, or holding
 * a secret.
 */
export function cookieProblems(cookies: readonly Cookie[], secrets: readonly string[], now: number): string[] {
  const days: Readonly<Record<string, number>> = { Authorization: 1, account: 30 }
  return cookies.flatMap(({ name, value, expires, sameSite }) => {
    const limit = days[name]
    return [
      ...(limit === undefined ? [`${name} is a cookie of nobody`] : []),
      ...(limit !== undefined && (expires < 0 || (expires - now) / 86_400 > limit + 0.01)
        ? [`${name} lasts longer than ${limit} days`]
        : []),
      ...(sameSite === 'Strict' ? [] : [`${name} is sent from other sites`]),
      ...(secrets.some((secret) => decodeURIComponent(value).includes(secret)) ? [`${name} holds a password`] : []),
    ]
  })
}

/**
 * What is wrong with how a host answers: an old page that is kept, files that are not, and a page in place of a file
 * that is gone.
 */
export async function cachingProblems(site: string, entry: string): Promise<string[]> {
  const [page, script, gone] = await Promise.all(
    ['', entry, 'assets/gone-00000000.js'].map((file) => fetch(site + file)),
  )
  return [
    ...(page?.headers.get('Cache-Control') === 'no-cache' ? [] : ['the page is kept without asking']),
    ...(/max-age=31536000.*immutable/.test(script?.headers.get('Cache-Control') ?? '')
      ? []
      : ['what is named by its content is asked for again']),
    ...(gone?.status === 404 ? [] : ['a file that is gone is answered by something else']),
  ]
}
