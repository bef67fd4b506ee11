import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends when it is told to. */
function work() {
  const state = { started: false }
  let resolve: (result: string) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<string>((...settlers) => ([resolve, reject] = settlers))
  const run = () => {
    state.started = true
    return promise
  }
  return { run, resolve, reject, state }
}

const forever = new AbortController().signal
const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))

test('so many run at once, the others in their order', async () => {
  const turns = createTurns(2)
  const [a, b, c, d] = [work(), work(), work(), work()]
  const results = [a, b, c, d].map(({ run }) => turns.run(run, forever))
  await settle()
  expect([a, b, c, d].map(({ state }) => state.started)).toEqual([true, true, false, false])
  b.resolve('b')
  await expect(results[1]).resolves.toBe('b')
  await settle()
  expect([c, d].map(({ state }) => state.started)).toEqual([true, false])
  a.reject(new Error('broken'))
  await expect(results[0]).rejects.toThrow('broken')
  await settle()
  expect(d.state.started).toBe(true)
})

test('whoever is aborted while waiting never runs, and keeps nobody else waiting', async () => {
  const turns = createTurns(1)
  const [a, b, c] = [work(), work(), work()]
  const gone = new AbortController()
  const first = turns.run(a.run, forever)
  const second = turns.run(b.run, gone.signal)
  const third = turns.run(c.run, forever)
  gone.abort(new Error('out of sight'))
  await expect(second).rejects.toThrow('out of sight')
  a.resolve('a')
  await first
  await settle()
  expect([b, c].map(({ state }) => state.started)).toEqual([false, true])
  c.resolve('c')
  await expect(third).resolves.toBe('c')
})

test('whoever is aborted at work gives the turn back, whenever the work ends', async () => {
  const turns = createTurns(1)
  const [a, b] = [work(), work()]
  const gone = new AbortController()
  const first = turns.run(a.run, gone.signal)
  const second = turns.run(b.run, forever)
  await settle()
  gone.abort(new Error('out of sight'))
  await expect(first).rejects.toThrow('out of sight')
  await settle()
  expect(b.state.started).toBe(true)
  b.resolve('b')
  await expect(second).resolves.toBe('b')
})

test('whoever is aborted beforehand does not begin to wait', async () => {
  const turns = createTurns(1)
  const { run, state } = work()
  await expect(turns.run(run, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  expect(state.started).toBe(false)
})
