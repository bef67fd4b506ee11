import { expect, test } from 'vitest'
import type { Change } from '../../db/gate.ts'
import { createMemoryStore } from '../../db/store.ts'
import { isUsed } from './ask-tour.ts'

const change = (model: Change['model']) => ({ model, id: 1, row: {} }) as Change

test('who has only looked around is not asked before the tour begins anew, who has changed something is', async () => {
  const store = createMemoryStore()
  expect(await isUsed(store)).toBe(false)
  await store.begin({ key: 'a', epoch: 0, clock: { real: 0, shown: 0, rate: 1 } })
  await store.add([change('session')])
  expect(await isUsed(store)).toBe(false)
  await store.add([change('material')])
  expect(await isUsed(store)).toBe(true)
})
