import { afterAll, beforeAll, expect, test, vi } from 'vitest'

type Rule = 'createHTML' | 'createScript' | 'createScriptURL'

/** The rules of the policy, as the browser gets them. */
const policy: Partial<Record<Rule, (input: string) => string>> = {}

beforeAll(async () => {
  vi.stubGlobal('window', {
    trustedTypes: {
      createPolicy: (name: string, rules: typeof policy) => Object.assign(policy, name === 'default' ? rules : {}),
    },
  })
  vi.stubGlobal('location', { href: 'https://console.example/list?page=1' })
  await import('./trusted-types.ts')
})
afterAll(() => vi.unstubAllGlobals())

const tags = [
  'script',
  'img src=x onerror=1',
  'svg onload=1',
  'iframe srcdoc=x',
  'a href=javascript:1',
  'math',
  'style',
  'template',
  'b',
  '!--',
  '/p',
  'ｓcript',
]
const wraps = [
  (tag: string) => `<${tag}>`,
  (tag: string) => `text <${tag}> text`,
  (tag: string) => `<${tag}`,
  (tag: string) => `\u0000<${tag}>`,
  (tag: string) => `&lt;<${tag}>`,
]

test.each(tags.flatMap((tag) => wraps.map((wrap) => wrap(tag))))('markup from a string is refused: %j', (text) => {
  expect(() => policy.createHTML?.(text)).toThrow('Markup')
})

test('text without markup passes', () => {
  expect(policy.createHTML?.(':root { --width: 3px } a > b')).toBe(':root { --width: 3px } a > b')
})

test.each(['1', '', 'alert(1)', 'return this'])('code from a string is refused: %j', (text) => {
  expect(() => policy.createScript?.(text)).toThrow('Code')
})

test.each([
  'https://elsewhere.invalid/x.js',
  '//elsewhere.invalid/x.js',
  'data:text/javascript,1',
  'blob:https://elsewhere.invalid/1',
  'javascript:1',
])('a script from elsewhere is refused: %s', (url) => {
  expect(() => policy.createScriptURL?.(url)).toThrow('elsewhere')
})

test('a script of its own passes', () => {
  expect(policy.createScriptURL?.('/mockServiceWorker.js')).toBe('/mockServiceWorker.js')
})
