import { expect, it } from 'vitest'
import { createSelection } from './selection.ts'

interface Row {
  id: number
  name: string
}

const row = (id: number, name = `屏${id}`): Row => ({ id, name })
const empty = () => createSelection<Row>(({ id }) => String(id))

it('keeps the order of choosing, once each', () => {
  const selection = empty()
  selection.toggle([row(2), row(1)], true)
  selection.toggle([row(2), row(3)], true)
  selection.toggle([row(1)], false)
  expect(selection.current().list.map(({ id }) => id)).toEqual([2, 3])
  selection.replace([row(7)])
  expect([...selection.current().rows.keys()]).toEqual(['7'])
  selection.clear()
  expect(selection.current().list).toEqual([])
})

it('begins with what is chosen at first', () => {
  const selection = createSelection<Row>(({ id }) => String(id), [row(2), row(1)])
  expect(selection.current().list.map(({ id }) => id)).toEqual([2, 1])
  selection.toggle([row(2)], false)
  expect([...selection.current().rows.keys()]).toEqual(['1'])
})

it('knows what lies between two rows, as they stand on screen', () => {
  const selection = empty()
  const between = (id: number) => selection.rangeTo(row(id)).map((one) => one.id)
  expect(between(4)).toEqual([4])
  selection.arrange([5, 3, 1, 4, 2].map((id) => row(id)))
  expect(between(4)).toEqual([4])
  selection.toggle([row(4)], true)
  selection.toggle([row(2), row(5)], true)
  expect(between(5)).toEqual([5, 3, 1, 4])
  expect(between(2)).toEqual([4, 2])
  // on another page there is nothing between
  selection.arrange([row(7), row(8)])
  expect(between(8)).toEqual([8])
})

it('has chosen rows as they are now, and chooses no others with them', () => {
  const selection = empty()
  selection.toggle([row(1), row(2)], true)
  selection.refresh([row(2, '新名'), row(3)])
  expect(selection.current().list.map(({ name }) => name)).toEqual(['屏1', '新名'])
})

it('tells who listens of what changed, and of nothing else', () => {
  const selection = empty()
  let told = 0
  const stop = selection.subscribe(() => (told += 1))
  const first = row(1)
  selection.toggle([first], true)
  expect(told).toBe(1)
  selection.refresh([first, row(2)])
  expect(told).toBe(1)
  expect(selection.current()).toBe(selection.current())
  stop()
  selection.clear()
  expect(told).toBe(1)
})
