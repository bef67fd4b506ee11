import { expect, it } from 'vitest'
import { createSelection } from '#src/ui/table/selection.ts'
import { limitedSelection } from './limited-selection.ts'

interface Row {
  id: number
}

/** A selection, the limit around it, and whether it said that it is full. */
function limited(max: number) {
  let full = false
  const { toggle, current } = limitedSelection<Row>(
    createSelection(({ id }) => String(id)),
    max,
    (now) => (full = now),
  )
  return {
    toggle: (ids: number[], on = true) =>
      toggle(
        ids.map((id) => ({ id })),
        on,
      ),
    ids: () => current().list.map(({ id }) => id),
    full: () => full,
  }
}

it('takes as many as there is room for and says when there is none', () => {
  const { toggle, ids, full } = limited(2)
  toggle([1])
  toggle([2])
  expect([ids(), full()]).toEqual([[1, 2], false])
  toggle([3])
  expect([ids(), full()]).toEqual([[1, 2], true])
  toggle([1], false)
  expect([ids(), full()]).toEqual([[2], false])
})

it('counts what is chosen already once', () => {
  const { toggle, ids } = limited(2)
  toggle([1, 2])
  toggle([1, 2])
  expect(ids()).toEqual([1, 2])
})

it('replaces the one where there is room for one', () => {
  const { toggle, ids, full } = limited(1)
  toggle([1])
  toggle([2])
  expect([ids(), full()]).toEqual([[2], false])
  toggle([2], false)
  expect(ids()).toEqual([])
})
