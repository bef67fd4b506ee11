import { expect, test } from 'vitest'
import { calls, typedValues } from './contract.ts'

test('numbers and yes or no of a query are what the contract says, and anything else stays as it was sent', () => {
  const [call] = calls.values()
  if (!call) throw new Error('no call')
  const typed = { ...call, parameters: [] as (typeof call.parameters)[number][] }
  const types = { limit: 'integer', paid: 'boolean', sn: 'string' } as const
  for (const [name, type] of Object.entries(types)) typed.parameters.push({ name, in: 'query', schema: { type } })
  const read = (values: Record<string, string>) => typedValues(typed, 'query', Object.entries(values))
  expect(read({ limit: '20', paid: 'false', sn: 'true' })).toEqual({ limit: 20, paid: false, sn: 'true' })
  expect(read({ limit: 'many', paid: '1', other: '7' })).toEqual({ limit: 'many', paid: '1', other: '7' })
})
