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
  ' //evil',
  '',
  undefined,
  7,
  {},
])('%j leads nowhere', (target) => {
  expect(ownPath(target)).toBeUndefined()
})

test('whatever comes back stays on the origin', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[/\\]{1,3}[a-z.@:?#\t\n]{0,12}$/)), (target) => {
      const path = ownPath(target)
      if (path !== undefined) expect(new URL(path, 'https://host.invalid/').origin).toBe('https://host.invalid')
    }),
    { numRuns: 2_000 },
  )
})
