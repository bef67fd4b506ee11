import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import vercelProject from '../vercel.json' with { type: 'json' }
import { originsIn, withSettings } from './deployment-settings.ts'
import { hostFiles, serverConfigurations } from './host-files.ts'
import { securityHeaders } from './security-headers.ts'

const headers = securityHeaders({ apiOrigins: ['https://api.example.invalid'] })
const files = { ...hostFiles(headers, '/demo/'), ...serverConfigurations(headers, '/demo/') }

test('every host is told every header, for ever for hashed files, and to ask anew for the page', () => {
  expect(Object.keys(files)).toEqual(['_headers', '_redirects', 'vercel.json', '.htaccess', 'nginx.conf', 'Caddyfile'])
  for (const name of ['_headers', 'vercel.json', '.htaccess', 'nginx.conf', 'Caddyfile']) {
    for (const header of Object.keys(headers)) expect(files[name], `${name} has ${header}`).toContain(header)
    expect(files[name]).toContain("connect-src 'self' https://api.example.invalid")
    expect(files[name]).toContain('immutable')
  }
  for (const name of ['_headers', '.htaccess', 'nginx.conf', 'Caddyfile']) expect(files[name]).toContain('no-cache')
})

test('Vercel builds the project with the headers of a demo, which it reads at its root', () => {
  const { $schema: _, buildCommand, outputDirectory, ...settings } = vercelProject
  expect([buildCommand, outputDirectory]).toEqual(['npm run build', 'dist'])
  expect(settings).toEqual(JSON.parse(hostFiles(securityHeaders({}), '/')['vercel.json'] ?? ''))
})

test('Netlify and GitHub Pages build what the project builds, and put it where the build is made for', () => {
  const read = (file: string) => fs.readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const settings = read('netlify.toml').replaceAll(/^#.*\n/gm, '')
  expect(settings).toBe('[build]\ncommand = "npm run build"\npublish = "dist"\n')

  interface Step {
    uses?: string
    run?: string
    env?: object
    with?: object
  }
  interface Workflow {
    on: object
    permissions: object
    jobs: { pages: { environment: object; steps: Step[] } }
  }
  const written = /```yaml\n([^]*?)```/.exec(read('docs/hosting.md'))?.[1] ?? ''
  const { on, permissions, jobs } = parse(written) as Workflow
  expect(on).toEqual({ push: { branches: ['main'] } })
  expect(permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' })
  const { environment, steps } = jobs.pages
  expect(environment).toEqual({ name: 'github-pages', url: '${{ steps.deployment.outputs.page_url }}' })
  expect(steps.map(({ uses, run }) => uses?.split('@')[0] ?? run)).toEqual([
    'actions/checkout',
    'actions/setup-node',
    'npm ci',
    'npm run build',
    'actions/upload-pages-artifact',
    'actions/deploy-pages',
  ])
  expect(steps[3]?.env).toEqual({ BASE_PATH: '/${{ github.event.repository.name }}/' })
  expect(steps[4]?.with).toEqual({ path: 'dist' })
  // the address in the environment is that of this step
  expect(steps[5]).toMatchObject({ id: 'deployment' })
})

test('the folder without its slash leads into it, and files of other hosts are not served', () => {
  expect(files.Caddyfile).toContain('@bare path /demo\nredir @bare /demo/?{query} 308\n')
  expect(files['.htaccess']).toContain('RewriteRule ^(_headers|_redirects|vercel\\.json)$ - [R=404,L]')
  expect(serverConfigurations(headers, '/').Caddyfile).not.toContain('@bare')
})

test('a block of nginx inherits no header: each that serves a file has them all', () => {
  const blocks = files['nginx.conf']?.split(/^location /m).filter((block) => block.includes('try_files')) ?? []
  expect(blocks).toHaveLength(2)
  for (const block of blocks)
    for (const [name, value] of Object.entries(headers))
      expect(block.split('\n')).toContain(`  add_header ${name} "${value}" always;`)
})

describe('settings', () => {
  const page = '<head>\n<meta name="deployment" data-orders="true" />\n</head>'

  test('take the place of those before, and cannot break out of their attribute', () => {
    expect(
      withSettings(page, {
        VITE_API_BASE_URL: 'https://api.example.invalid',
        VITE_PASSWORD_SALT: `$&"><script>'`,
        VITE_ORDERS: '',
      }),
    ).toBe(
      `<head>\n<meta name="deployment" data-api-base-url="https://api.example.invalid" data-password-salt="$&amp;&quot;&gt;&lt;script&gt;'" />\n</head>`,
    )
    expect(withSettings(page, {})).toBe('<head>\n<meta name="deployment" />\n</head>')
    expect(withSettings(withSettings(page, { VITE_PASSWORD_SALT: 'a>b' }), {})).toBe(withSettings(page, {}))
  })

  test('a zone is one that there is', () => {
    expect(withSettings(page, { VITE_SERVER_ZONE: 'America/Sao_Paulo' })).toContain(
      '<meta name="deployment" data-server-zone="America/Sao_Paulo" />',
    )
    for (const zone of ['Asia/Atlantis', '+08:00', 'Beijing', 'Asia/Shanghai ', '"'])
      expect(() => withSettings(page, { VITE_SERVER_ZONE: zone })).toThrow(RangeError)
  })

  test.each([
    ['VITE_MOMENT_ZONE', 'UTC', 'Peking'],
    ['VITE_API_PREFIX', '/prod-api', 'prod-api'],
    ['VITE_TOKEN_SCHEME', 'Bearer', 'Bearer '],
    ['VITE_ENVELOPE', 'code:status,data:result', 'status'],
    ['VITE_SUCCESS_CODE', '0,200', '200 0'],
    ['VITE_SESSION_CODE', '401', '4 1'],
    ['VITE_REFUSED_CODE', '-1,500', ','],
    ['VITE_FIRST_PAGE', '1', '2'],
    ['VITE_SALT_PLACE', 'before', 'first'],
    ['VITE_UPLOAD_PART', 'upload', 'a b'],
  ])('%s is %s, never %j', (name, right, wrong) => {
    const attribute = `data-${name.replace('VITE_', '').replaceAll('_', '-').toLowerCase()}`
    expect(withSettings(page, { [name]: right })).toContain(`<meta name="deployment" ${attribute}="${right}" />`)
    expect(() => withSettings(page, { [name]: wrong })).toThrow(RangeError)
  })

  test('a server at the own origin needs no leave of the policy; what is no address is refused', () => {
    expect(originsIn({ VITE_API_BASE_URL: '/' }).apiOrigins).toEqual([])
    expect(originsIn({ VITE_API_BASE_URL: 'https://api.example.invalid/v1' }).apiOrigins).toEqual([
      'https://api.example.invalid',
    ])
    expect(() => originsIn({ VITE_API_BASE_URL: 'api.example.invalid' })).toThrow(TypeError)
    expect(() => originsIn({ VITE_MEDIA_ORIGINS: '*' })).toThrow(TypeError)
  })
})
