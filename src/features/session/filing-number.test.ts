import { expect, test } from 'vitest'
import { filingNumber } from './filing-number.ts'

test('the filing number ends in 8 on one host and in 7 on the others (1§2)', () => {
  const filing = { number: '示ICP备12345678号', hostOf8: 'console.example.invalid' }
  expect(filingNumber('console.example.invalid', filing)).toBe('示ICP备12345678号-8')
  expect(filingNumber('localhost', filing)).toBe('示ICP备12345678号-7')
  expect(filingNumber('localhost', { ...filing, number: undefined })).toBeUndefined()
})
