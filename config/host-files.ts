/*
 * What hosts of files need to know, in the words of each: the headers of every answer, the page for addresses that are
 * no file, hashed files for ever, everything else asked for anew. All from config/security-headers.ts.
 */
type Headers = Readonly<Record<string, string>>

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_ANEW = 'no-cache'

/** What hosts read in the folder of the console, and nobody else should. */
const HOST_FILES = ['_headers', '_redirects', 'vercel.json']

/**
 * The files that hosts look for beside `index.html`, by name. `base` is the folder of the console, with slashes around
 * it.
 */
export function hostFiles(headers: Headers, base: string): Record<string, string> {
  return {
    _headers: headerLines(headers, base),
    // a host that answers a script of an earlier version with the page would keep that answer for ever
    _redirects: `${base}assets/* ${base}404.html 404\n${base}* ${base}index.html 200\n`,
    'vercel.json': vercel(headers, base),
    '.htaccess': apache(headers, base),
  }
}

export function serverConfigurations(headers: Headers, base: string): Record<string, string> {
  return {
    'nginx.conf': `# To be included in the server block whose root has the console at ${base}\n${nginxLocations(headers, base)}`,
    Caddyfile: `# To be imported into the site block whose root has the console at ${base}\n${caddyHandles(headers, base)}`,
  }
}

export function nginxLocations(headers: Headers, base: string): string {
  // a block that adds one header inherits none
  const add = (cacheControl: string) =>
    [
      ...Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
      // not for errors: a file that is missing today may be there tomorrow
      `  add_header Cache-Control "${cacheControl}";`,
      '  gzip on;',
      // what the build has compressed
      '  gzip_static on;',
      '  gzip_vary on;',
      '  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;',
    ].join('\n')
  return `location ${base} {
  try_files $uri ${base}index.html;
${add(ASK_ANEW)}
}
location ^~ ${base}assets/ {
  try_files $uri =404;
${add(FOR_EVER)}
}
location ~ ^${base}(\\.|(${HOST_FILES.join('|').replaceAll('.', '\\.')})$) {
  return 404;
}
`
}

/** The `handle` blocks of Caddy. */
function caddyHandles(headers: Headers, base: string): string {
  const add = (cacheControl: string) =>
    Object.entries({ ...headers, 'Cache-Control': cacheControl }).map(([name, value]) => `  header ${name} "${value}"`)
  return [
    'encode zstd gzip',
    // the folder without its slash
    ...(base === '/' ? [] : [`@bare path ${base.slice(0, -1)}`, `redir @bare ${base}?{query} 308`]),
    `@hidden path ${base}.* ${HOST_FILES.map((name) => base + name).join(' ')}`,
    'handle @hidden {',
    '  error 404',
    '}',
    // a file that is missing today may be there tomorrow
    '@missing {',
    `  path ${base}assets/*`,
    '  not file',
    '}',
    'handle @missing {',
    '  error 404',
    '}',
    `handle ${base}assets/* {`,
    ...add(FOR_EVER),
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
    `handle ${base}* {`,
    ...add(ASK_ANEW),
    `  try_files {path} ${base}index.html`,
    '  file_server',
    '}',
    '',
  ].join('\n')
}

/** Netlify, Cloudflare Pages and others. */
function headerLines(headers: Headers, base: string): string {
  const lines = (entries: Headers) => Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`)
  return [
    `${base}*`,
    ...lines(headers),
    // not for all paths: some hosts join the values of all rules that match
    ...[base, `${base}index.html`].flatMap((page) => [page, ...lines({ 'Cache-Control': ASK_ANEW })]),
    `${base}assets/*`,
    ...lines({ 'Cache-Control': FOR_EVER }),
    '',
  ].join('\n')
}

function vercel(headers: Headers, base: string): string {
  const list = (entries: Headers) => Object.entries(entries).map(([key, value]) => ({ key, value }))
  const settings = {
    headers: [
      { source: `${base}(.*)`, headers: list(headers) },
      { source: `${base}assets/(.*)`, headers: list({ 'Cache-Control': FOR_EVER }) },
    ],
    rewrites: [{ source: `${base}((?!assets/).*)`, destination: `${base}index.html` }],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

function apache(headers: Headers, base: string): string {
  const assets = `%{REQUEST_URI} =~ m#^${base}assets/#`
  return [
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header set Cache-Control "${FOR_EVER}" "expr=${assets}"`,
    `Header set Cache-Control "${ASK_ANEW}" "expr=!(${assets})"`,
    '<IfModule mod_deflate.c>',
    '  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json image/svg+xml',
    '</IfModule>',
    'RewriteEngine On',
    `RewriteBase ${base}`,
    `RewriteRule ^(${HOST_FILES.join('|').replaceAll('.', '\\.')})$ - [R=404,L]`,
    // what the build has compressed
    ...[
      ['br', 'br'],
      ['gzip', 'gz'],
    ].flatMap(([encoding, extension]) => [
      `AddEncoding ${encoding} .${extension}`,
      `RemoveType .${extension}`,
      `RemoveLanguage .${extension}`,
      `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
      `RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
      `RewriteRule ^(assets/.+)$ $1.${extension} [L]`,
    ]),
    `Header merge Vary Accept-Encoding "expr=${assets}"`,
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteRule !^assets/ index.html [L]',
    '',
  ].join('\n')
}
