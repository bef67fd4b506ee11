/** A short film that stands for the videos of a campaign. Drawn by `clips/make-clips.ts`. */
export interface Clip {
  /** The campaign's key. */
  name: string
  /** Seconds, to the frame. */
  duration: number
  /** The shape that it is drawn in, as a camera would have filmed it. */
  width: number
  height: number
}

const lying = (name: string, duration: number): Clip => ({ name, duration, width: 1920, height: 1080 })
const upright = (name: string, duration: number): Clip => ({ name, duration, width: 1080, height: 1920 })

export const clips: readonly Clip[] = [
  lying('latte', 6),
  lying('save', 5),
  lying('run', 5),
  lying('popcorn', 8),
  lying('noodle', 8),
  upright('read', 10),
  lying('orange', 10),
  lying('cards', 8),
  upright('brew', 5),
  upright('tennis', 6),
  upright('stars', 10),
  upright('premiere', 8),
  lying('charge', 5),
  lying('lake', 6),
  lying('swap', 10),
  lying('miles', 8),
  lying('crossing', 8),
  lying('water', 5),
  lying('waste', 6),
  lying('shelf', 10),
  upright('fraud', 10),
  lying('power', 8),
  lying('wind', 5),
  upright('elders', 6),
]

export function clipPath({ name }: Clip): string {
  return `clips/${name}.mp4`
}

/**
 * Where the clip at a path below the address of videos is, an address in a page, a file in Node; undefined if the path
 * names none. The list of files comes when the first one is asked for.
 */
export async function loadClips(): Promise<(path: string) => URL | undefined> {
  const { clipFiles } = await import('./clip-files.ts')
  const files = new Map(clips.map((clip) => [clipPath(clip), clipFiles[clip.name]]))
  return (path) => files.get(path)
}
