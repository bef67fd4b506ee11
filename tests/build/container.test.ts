import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { containerSite } from '../../container/write-template.ts'
import { originsIn, withSettings, type Environment } from '../../config/deployment-settings.ts'
import { securityHeaders } from '../../config/security-headers.ts'
import { folderOf } from '../../scripts/builds.mjs'
import { root } from '#tests/support/sources.ts'

/*
 * The container starts without Node.js: its shell script has to do what config/deployment-settings.ts does.
 */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'container-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const file = (name: string) => path.join(folder, name)
const read = (name: string) => fs.readFileSync(file(name), 'utf8')
const pages = ['index.html', '404.html']
const built = fs.readFileSync(path.join(root, folderOf('demo'), 'index.html'), 'utf8').trimEnd()

/** Starts the container once more with other settings, as far as its files go. */
function start(env: Environment) {
  fs.writeFileSync(file('template'), containerSite())
  for (const page of pages) if (!fs.existsSync(file(page))) fs.writeFileSync(file(page), built)
  execFileSync('sh', [path.join(root, 'container/point.sh')], {
    env: {
      PATH: process.env.PATH,
      ...env,
      CONSOLE_HTML: folder,
      CONSOLE_TEMPLATE: file('template'),
      CONSOLE_SITE: file('site'),
    },
    stdio: 'pipe',
  })
}

const spaced = (text: string | undefined) => text?.replace(/ +/g, ' ').replaceAll(' ;', ';')

test.each<Environment>([
  {
    VITE_API_BASE_URL: 'https://api.example.invalid:8443/v1',
    VITE_PASSWORD_SALT: `a&b"c|d\\e<f>'$g`,
    VITE_SERVER_ZONE: 'America/Argentina/Buenos_Aires',
    VITE_ORDERS: 'true',
  },
  {
    VITE_API_BASE_URL: '/',
    VITE_MOMENT_ZONE: 'UTC',
    VITE_API_PREFIX: '/prod-api',
    VITE_TOKEN_SCHEME: 'Bearer',
    VITE_ENVELOPE: 'code:status,msg:message',
    VITE_SUCCESS_CODE: '200',
    VITE_SESSION_CODE: '401',
    VITE_REFUSED_CODE: '400,500',
    VITE_FIRST_PAGE: '1',
    VITE_SALT_PLACE: 'before',
    VITE_UPLOAD_PART: 'upload',
  },
  { VITE_API_BASE_URL: '/', VITE_FILING_NUMBER: '示ICP备00000000号', VITE_FILING_HOST: 'console.example.invalid' },
  {
    VITE_API_BASE_URL: 'http://127.0.0.1:4799',
    VITE_MEDIA_ORIGINS: 'https://a.example.invalid/x,https://b.example.invalid',
    VITE_UPLOAD_ORIGINS: 'https://c.example.invalid',
  },
  {},
])('its start and the build agree: %j', (env) => {
  start(env)
  for (const page of pages) expect(read(page).trimEnd()).toBe(withSettings(built, env))
  const policy = securityHeaders(originsIn(env))['Content-Security-Policy']
  const sent = [...read('site').matchAll(/Content-Security-Policy "([^"]*)"/g)].map(([, value]) => spaced(value))
  expect(sent).toEqual([policy, policy])
})

test.each(['Shanghai; x', '+08:00', 'Asia/', '“Asia/Shanghai”'])('what is no time zone stops it: %s', (zone) => {
  expect(() => start({ VITE_SERVER_ZONE: zone })).toThrow('Not a time zone')
})

test.each([`api.example.invalid`, `https://a.example.invalid; script-src *`, `https://a.example.invalid"`])(
  'what is no address stops it: %s',
  (address) => {
    expect(() => start({ VITE_API_BASE_URL: address })).toThrow('Not an address')
    expect(() => start({ VITE_MEDIA_ORIGINS: address })).toThrow('Not an address')
  },
)
