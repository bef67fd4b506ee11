import { expect, it } from 'vitest'
import type { Selection } from '#src/ui/table/selection.ts'
import { limitedSelection } from './limited-selection.ts'

interface Row {
  id: number
}

/** A selection that keeps what it is told, and the limit around it. */
function limited(max: number) {
  let chosen: Row[] = []
  let full = false
  const selection = (): Selection<Row> => ({
    rows: new Map(chosen.map((row) => [String(row.id), row])),
    list: chosen,
    toggle: (rows, on) => {
      chosen = on ? [...chosen, ...rows] : chosen.filter((row) => !rows.some(({ id }) => id === row.id))
    },
    replace: (rows) => {
      chosen = [...rows]
    },
    clear: () => {
      chosen = []
    },
  })
  return {
    toggle: (ids: number[], on = true) =>
      limitedSelection(selection(), max, (now) => (full = now)).toggle(
        ids.map((id) => ({ id })),
        on,
      ),
    ids: () => chosen.map(({ id }) => id),
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
