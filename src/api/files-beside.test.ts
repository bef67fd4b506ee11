import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDeploymentFile } from './deployment-file.ts'
import { isNewerThere } from './newer-version.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset())
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-a1.js' }) })
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const answer = (text: string, status = 200) => fetched.mockResolvedValueOnce(new Response(text, { status }))

test('a file of the deployment is asked for anew, without cookies, and read as JSON', async () => {
  answer('\uFEFF{"a":"\uFEFFb"}')
  expect(await loadDeploymentFile('regions.json')).toEqual({ a: '\uFEFFb' })
  expect(fetched.mock.lastCall).toMatchObject([
    '/regions.json',
    { cache: 'no-cache', credentials: 'omit', redirect: 'error' },
  ])
  answer(`"${'x'.repeat(4_999_998)}"`)
  expect(await loadDeploymentFile('regions.json')).toHaveLength(4_999_998)
})

test.each([
  ['is not there', '{}', 404, 'regions.json: 404'],
  ['is the page', '<!doctype html>', 200, 'JSON'],
  ['is too large', `"${'x'.repeat(4_999_999)}"`, 200, 'regions.json is too large'],
])('one that %s is refused', async (_how, text, status, message) => {
  answer(text, status)
  await expect(loadDeploymentFile('regions.json')).rejects.toThrow(message)
})

test.each([
  ['begins with another script', '<script> /assets/index-b2.js', 200, true],
  ['begins with the same script', '<script> /assets/index-a1.js', 200, false],
  ['cannot be had', 'x', 503, false],
])('a host whose page %s', async (_how, text, status, newer) => {
  answer(text, status)
  expect(await isNewerThere()).toBe(newer)
})

test('nothing newer is there where it cannot be known', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await isNewerThere()).toBe(false)
  vi.stubGlobal('document', { querySelector: () => null })
  answer('<script>')
  expect(await isNewerThere()).toBe(false)
})
