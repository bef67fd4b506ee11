import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('a path of the console with its query is kept', () => {
  expect(ownPath('/terminalManage?page=2&q=662E41')).toBe('/terminalManage?page=2&q=662E41')
})

test.each([
  '//evil',
  '/\\evil',
  '\\\\evil',
  'https:evil',
  'javascript:alert(1)',
  '/\t/evil',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  ' //evil',
  '',
  undefined,
  7,
  {},
])('%j leads nowhere', (target) => {
  expect(ownPath(target)).toBeUndefined()
})

const pieces = fc
  .array(fc.constantFrom('/', '\\', '.', '..', '%2e', 'a', 'evil.example', '\t', '?', '#', '@', ':'), { maxLength: 8 })
  .map((parts) => `/${parts.join('')}`)

test('whatever comes back stays on the origin', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[/\\]{1,3}[a-z.@:?#\t\n]{0,12}$/), pieces),
      (target) => {
        const path = ownPath(target)
        if (path !== undefined) expect(new URL(path, 'https://host.invalid/').origin).toBe('https://host.invalid')
      },
    ),
    { numRuns: 2_000 },
  )
})
