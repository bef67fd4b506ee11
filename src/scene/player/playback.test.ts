import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advanced, atScene, atSecond, secondOf, type Playback } from './playback.ts'

const at = (scene: number, time: number, more: Partial<Playback> = {}): Playback => ({
  playing: true,
  scene,
  time,
  speed: 1,
  now: 0,
  ...more,
})
const stays = [5, 1, 10]

it.each<[string, Playback, number, Playback]>([
  ['goes on', at(0, 100), 16, at(0, 116)],
  ['comes to the next scene', at(0, 4990), 16, at(1, 6)],
  ['begins again after the last', at(2, 9990), 16, at(0, 6)],
  ['stands while it is paused', at(0, 100, { playing: false }), 16, at(0, 100, { playing: false })],
  ['goes four times as fast', at(0, 100, { speed: 4 }), 100, at(0, 500, { speed: 4 })],
  ['goes on where it stood after a long sleep', at(0, 100), 3_600_000, at(0, 600)],
  ['does not go back', at(0, 100), -50, at(0, 100)],
  ['may pass a whole scene', at(0, 4900, { speed: 4 }), 500, at(2, 900, { speed: 4 })],
])('%s', (_what, before, passed, after) => {
  expect(advanced(before, passed, stays)).toEqual(after)
})

it('has scenes before and after, around the end', () => {
  expect(atScene(at(0, 700), 1, 3)).toEqual(at(1, 0))
  expect(atScene(at(0, 700), -1, 3)).toEqual(at(2, 0))
  expect(atScene(at(2, 700), 3, 3)).toEqual(at(0, 0))
})

describe('a second of the whole ad', () => {
  it.each<[number, number, number]>([
    [0, 0, 0],
    [4.9, 0, 4900],
    [5, 1, 0],
    [6.5, 2, 500],
    [16, 2, 9999],
    [99, 2, 9999],
    [-1, 0, 0],
  ])('%d s', (second, scene, time) => {
    expect(atSecond(at(1, 1), second, stays)).toEqual(at(scene, time))
  })

  it('leads back to itself', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 10 }),
        fc.nat(89_000),
        (stays, time) => {
          const second = Math.min(time / 1000, stays.reduce((sum, stay) => sum + stay, 0) - 0.01)
          expect(secondOf(atSecond(at(0, 0), second, stays), stays)).toBeCloseTo(second, 3)
        },
      ),
    )
  })
})

it('never stands between scenes, and never turns in circles (M13)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.double({ min: 1, max: 100, noNaN: true }), fc.constantFrom(0, -1, Number.NaN)), {
        maxLength: 10,
      }),
      fc.array(fc.double({ min: -10, max: 2000, noNaN: true }), { maxLength: 50 }),
      (stays, steps) => {
        let playback = at(0, 0, { speed: 4 })
        for (const step of steps) playback = advanced(playback, step, stays)
        expect(playback.scene).toBeLessThan(Math.max(1, stays.length))
        expect(playback.time).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
