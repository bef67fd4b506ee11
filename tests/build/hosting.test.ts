import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../../config/security-headers.ts'
import { API_ORIGIN } from '../../scripts/builds.mjs'
import { serve, type Site } from '../../scripts/serve.mjs'
import { entryOf, readBuild } from './chunks.ts'

describe.each([
  ['demo', '/demo/', securityHeaders({})],
  ['real', '/', securityHeaders({ apiOrigins: [API_ORIGIN] })],
] as const)('a static host serves the build: %s', (name, base, expected) => {
  const build = readBuild(name)
  let site: Site
  beforeAll(async () => {
    site = await serve(build.folder)
  })
  afterAll(() => site.close())

  const get = (path: string) => fetch(site.url + path)

  test('under the path that it was built for', () => {
    expect(new URL(site.url).pathname).toBe(base)
  })

  test.each(['', 'login', 'terminalManage?page=2', 'index.html'])(
    '/%s is the page, with every security header, asked for anew each time',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<div id="root">')
      expect(Object.fromEntries(Object.keys(expected).map((header) => [header, response.headers.get(header)]))).toEqual(
        expected,
      )
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
    },
  )

  test('scripts are kept for ever, and carry the headers too', async () => {
    const response = await get(entryOf(build).file)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Type')).toContain('text/javascript')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('a file of an earlier version is not there, rather than the page', async () => {
    expect((await get('assets/index-00000000.js')).status).toBe(404)
  })

  test('nothing else is served', async () => {
    const response = await fetch(new URL('/%2e%2e/%2e%2e/package.json', site.url))
    expect(response.status).toBe(404)
  })
})
