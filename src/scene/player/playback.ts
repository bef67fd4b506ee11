/*
 * Where the playing of an ad stands. Pure: time comes in as milliseconds that have passed.
 */

export interface Playback {
  playing: boolean
  /** The scene that is up. */
  scene: number
  /** Milliseconds since that scene began. */
  time: number
  /** 1 is real time. */
  speed: number
  /** What clocks show, epoch milliseconds. */
  now: number
}

/** The longest step that is made at once: a page that was in the background goes on where it stood. */
const MAX_STEP_MS = 500

/** After so many milliseconds have passed. Scenes follow each other, after the last comes the first. */
export function advanced(playback: Playback, passed: number, stays: readonly number[]): Playback {
  if (!playback.playing || stays.length === 0) return playback
  let { scene, time } = playback
  time += Math.min(MAX_STEP_MS, Math.max(0, passed)) * playback.speed
  for (let stay = millisecondsOf(stays, scene); time >= stay; stay = millisecondsOf(stays, scene)) {
    time -= stay
    scene = (scene + 1) % stays.length
  }
  return { ...playback, scene, time }
}

export function atScene(playback: Playback, scene: number, count: number): Playback {
  return { ...playback, scene: count === 0 ? 0 : (scene + count) % count, time: 0 }
}

export function atSecond(playback: Playback, second: number, stays: readonly number[]): Playback {
  let left = Math.max(0, second) * 1000
  for (const [scene, stay] of stays.entries()) {
    if (left < stay * 1000 || scene === stays.length - 1)
      return { ...playback, scene, time: Math.min(left, stay * 1000 - 1) }
    left -= stay * 1000
  }
  return playback
}

export function secondOf({ scene, time }: Playback, stays: readonly number[]): number {
  return stays.slice(0, scene).reduce((sum, stay) => sum + stay, 0) + time / 1000
}

function millisecondsOf(stays: readonly number[], scene: number): number {
  return Math.max(1, stays[scene] ?? 1) * 1000
}
