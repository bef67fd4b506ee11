/*
 * The first frames of the clips, drawn by the formulas of `clips/make-clips.sh`: their posters, and what stands for
 * them in thumbnails of ads, where nothing is loaded.
 */

/** The first frame of a clip as parts of an SVG of this size; undefined if there is no such clip. */
export function clipFrame(name: string, width: number, height: number): string[] | undefined {
  if (!Object.hasOwn(frames, name)) return undefined
  return frames[name]?.(width, height)
}

const frames: Readonly<Record<string, (width: number, height: number) => string[]>> = {
  tide: (w, h) => [
    ground(w, h, '#fdba74', '#fb7185'),
    wave(w, h, 0.54, 0.06, 0.8, '#5eaaa8'),
    wave(w, h, 0.68, 0.05, 1, '#2d8292'),
    wave(w, h, 0.82, 0.04, 1.2, '#0f5c7a'),
  ],
  orbit: (w, h) => [
    ground(w, h, '#2a2a6e', '#2a2a6e'),
    disc(0.78 * w, 0.5 * h, 0.11 * h, '#fb7185'),
    disc(0.22 * w, 0.5 * h, 0.08 * h, '#fde047'),
    disc(0.5 * w, 0.67 * h, 0.05 * h, '#a5b4fc'),
    disc(0.5 * w, 0.5 * h, 0.17 * h, '#e0e7ff'),
  ],
  meadow: (w, h) => [
    ground(w, h, '#2f8a55', '#124f3c'),
    beam(w, h, 'a', '#3a9a70', 0.67, 0.4),
    beam(w, h, 'b', '#8fc24a', 1.4, -1.1),
  ],
  lanterns: (w, h) => [
    ground(w, h, '#1e1b4b', '#6e1e5a'),
    disc(0.26 * w, 1.02 * h, 0.11 * w, '#fb923c'),
    disc(0.71 * w, 0.565 * h, 0.14 * w, '#fdba74'),
    disc(0.42 * w, 0.175 * h, 0.09 * w, '#f97316'),
    disc(0.82 * w, -0.02 * h, 0.07 * w, '#fb923c'),
  ],
}

function ground(w: number, h: number, top: string, bottom: string): string {
  return `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#g)"/>`
}

/** Everything below a wave; its middle and height are shares of the height. */
function wave(w: number, h: number, middle: number, swing: number, waves: number, fill: string): string {
  const points = Array.from(
    { length: 33 },
    (_, at) => `${(at / 32) * w} ${h * (middle + swing * Math.sin(2 * Math.PI * (at / 32) * waves))}`,
  )
  return `<path d="M0 ${h}L${points.join('L')}L${w} ${h}z" fill="${fill}"/>`
}

function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
}

/** Slanting light that comes again and again. */
function beam(w: number, h: number, id: string, color: string, right: number, down: number): string {
  return `<defs><linearGradient id="${id}" x2="${right / 2}" y2="${down / 2}" spreadMethod="reflect"><stop stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#${id})"/>`
}
