import { expect, test } from 'vitest'
import { createTaskPool } from './task-pool.ts'

/** A pool whose tasks end when they are told to, with what has begun and what was given up. */
function pool(atOnce: number) {
  const begun: string[] = []
  const aborted: string[] = []
  const ends = new Map<string, (failed?: Error) => void>()
  const { want } = createTaskPool<string>(atOnce, (item, signal) => {
    begun.push(item)
    signal.addEventListener('abort', () => aborted.push(item))
    return new Promise((resolve, reject) => ends.set(item, (failed) => (failed ? reject(failed) : resolve())))
  })
  return {
    begun,
    aborted,
    want: (...items: string[]) => want(new Map(items.map((item) => [item, item]))),
    async end(item: string, failed?: Error) {
      ends.get(item)?.(failed)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('at most so many at a time, in order, whether they end well or not', async () => {
  const { begun, want, end } = pool(2)
  want('a', 'b', 'c', 'd')
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a', new Error('refused'))
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('what is no longer wanted is given up or not begun; what goes on is not begun again', async () => {
  const { begun, aborted, want, end } = pool(2)
  want('a', 'b', 'c')
  want('b', 'd')
  expect(aborted).toEqual(['a'])
  expect(begun).toEqual(['a', 'b', 'd'])
  // the end of what was given up makes no room
  want('b', 'd', 'e')
  await end('a')
  expect(begun).toEqual(['a', 'b', 'd'])
  want()
  expect(aborted).toEqual(['a', 'b', 'd'])
  want('a')
  expect(begun).toEqual(['a', 'b', 'd', 'a'])
})

test('a task that was given up and is wanted again holds its place, whenever the first one ends', async () => {
  const ends: (() => void)[] = []
  const { want } = createTaskPool<string>(1, () => new Promise((resolve) => ends.push(resolve)))
  want(new Map([['a', 'a']]))
  want(new Map())
  want(new Map([['a', 'a']]))
  ends[0]?.()
  await Promise.resolve()
  want(
    new Map([
      ['a', 'a'],
      ['b', 'b'],
    ]),
  )
  await Promise.resolve()
  expect(ends).toHaveLength(2)
})
