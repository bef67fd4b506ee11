import { expect, test } from 'vitest'
import { uniqueOptions } from './unique-options.ts'

test('of options with the same value the first is offered, in its place', () => {
  const options = [
    { value: '2', label: '运营' },
    { value: '1', label: '审核员' },
    { value: '2', label: '运营（重复）' },
  ]
  expect(uniqueOptions(options)).toEqual(options.slice(0, 2))
})
