/** A short film that stands for the videos of a campaign. Drawn by `clips/make-clips.mjs`. */
export interface Clip {
  /** The campaign's key. */
  name: string
  /** Seconds, to the frame. */
  duration: number
  /** The shape that it is drawn in, as a camera would have filmed it. */
  width: number
  height: number
  /** Where the file is: an address in a page, a file in Node. */
  url: URL
}

const lying = (name: string, duration: number, url: URL): Clip => ({ name, duration, width: 1920, height: 1080, url })
const upright = (name: string, duration: number, url: URL): Clip => ({ name, duration, width: 1080, height: 1920, url })

// each address is written out, because only so does the build find the file
export const clips: readonly Clip[] = [
  lying('latte', 6, new URL('./clips/latte.mp4', import.meta.url)),
  lying('save', 5, new URL('./clips/save.mp4', import.meta.url)),
  lying('run', 5, new URL('./clips/run.mp4', import.meta.url)),
  lying('popcorn', 8, new URL('./clips/popcorn.mp4', import.meta.url)),
  lying('noodle', 8, new URL('./clips/noodle.mp4', import.meta.url)),
  upright('read', 10, new URL('./clips/read.mp4', import.meta.url)),
  lying('orange', 10, new URL('./clips/orange.mp4', import.meta.url)),
  lying('cards', 8, new URL('./clips/cards.mp4', import.meta.url)),
  upright('brew', 5, new URL('./clips/brew.mp4', import.meta.url)),
  upright('tennis', 6, new URL('./clips/tennis.mp4', import.meta.url)),
  upright('stars', 10, new URL('./clips/stars.mp4', import.meta.url)),
  upright('premiere', 8, new URL('./clips/premiere.mp4', import.meta.url)),
  lying('charge', 5, new URL('./clips/charge.mp4', import.meta.url)),
  lying('lake', 6, new URL('./clips/lake.mp4', import.meta.url)),
  lying('swap', 10, new URL('./clips/swap.mp4', import.meta.url)),
  lying('miles', 8, new URL('./clips/miles.mp4', import.meta.url)),
  lying('crossing', 8, new URL('./clips/crossing.mp4', import.meta.url)),
  lying('water', 5, new URL('./clips/water.mp4', import.meta.url)),
  lying('waste', 6, new URL('./clips/waste.mp4', import.meta.url)),
  lying('shelf', 10, new URL('./clips/shelf.mp4', import.meta.url)),
  upright('fraud', 10, new URL('./clips/fraud.mp4', import.meta.url)),
  lying('power', 8, new URL('./clips/power.mp4', import.meta.url)),
  lying('wind', 5, new URL('./clips/wind.mp4', import.meta.url)),
  upright('elders', 6, new URL('./clips/elders.mp4', import.meta.url)),
]

export function clipPath({ name }: Clip): string {
  return `clips/${name}.mp4`
}

/** The clip at a path below the address of videos, or undefined if the path names none. */
export function clipAt(path: string): Clip | undefined {
  return clips.find((clip) => clipPath(clip) === path)
}
