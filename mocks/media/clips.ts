/** A short film that stands for the videos of the simulated company. Drawn by `clips/make-clips.sh`. */
export interface Clip {
  name: string
  /** Seconds, to the frame. */
  duration: number
  /** The shape that it is drawn in, as a camera would have filmed it. */
  width: number
  height: number
  /** Where the file is: an address in a page, a file in Node. */
  url: URL
}

// each address is written out, because only so does the build find the file
export const clips: readonly Clip[] = [
  { name: 'tide', duration: 12, width: 1920, height: 1080, url: new URL('./clips/tide.mp4', import.meta.url) },
  { name: 'orbit', duration: 8, width: 1920, height: 1080, url: new URL('./clips/orbit.mp4', import.meta.url) },
  { name: 'meadow', duration: 15, width: 1920, height: 1080, url: new URL('./clips/meadow.mp4', import.meta.url) },
  { name: 'lanterns', duration: 10, width: 1080, height: 1920, url: new URL('./clips/lanterns.mp4', import.meta.url) },
]

export function clipPath({ name }: Clip): string {
  return `clips/${name}.mp4`
}

/** The clip at a path below the address of videos, or undefined if the path names none. */
export function clipAt(path: string): Clip | undefined {
  return clips.find((clip) => clipPath(clip) === path)
}
