import { expect, it } from 'vitest'
import { sampleText } from '#src/scene/tests/samples.ts'
import { removeElements } from '../commands/elements.ts'
import { storeOf } from '../tests/samples.ts'
import { isDirty } from './use-store-value.ts'

it('a name is no step: undo takes back what was drawn and keeps the name, and what was saved is known again', () => {
  const store = storeOf([[sampleText('一'), sampleText('二')]])
  const [first, second] = store.scene()?.elements ?? []
  removeElements(store, [first?.id ?? ''])
  removeElements(store, [second?.id ?? ''])
  store.undo()
  store.rename('夏季新品')
  store.markSaved(store.state.document)
  expect([store.state.undoLabel, store.state.redoLabel, isDirty(store.state)]).toEqual(['删除元素', '删除元素', false])
  store.undo()
  expect([store.state.document.name, store.scene()?.elements.length, isDirty(store.state)]).toEqual([
    '夏季新品',
    2,
    true,
  ])
  store.redo()
  expect(isDirty(store.state)).toBe(false)
  store.redo()
  expect([store.state.document.name, store.scene()?.elements.length]).toEqual(['夏季新品', 0])
  store.undo()
  expect(isDirty(store.state)).toBe(false)
})

it('what was saved is known again under the name that it had, whatever was typed meanwhile', () => {
  const store = storeOf([[sampleText('一')]])
  const { saved } = store.state
  for (const typed of ['夏', '夏季', '春茶上新']) store.rename(typed)
  expect(store.state.document).toBe(saved)
  removeElements(store, [store.scene()?.elements[0]?.id ?? ''])
  store.rename('夏季')
  store.undo()
  expect([store.state.document.name, isDirty(store.state)]).toEqual(['夏季', true])
  store.rename('春茶上新')
  expect(isDirty(store.state)).toBe(false)
})
