/* Parts of an SVG in a word each, so that a drawing reads as what it shows. */

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`
}

export function disc(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`
}

export function box(x: number, y: number, width: number, height: number, radius: number, fill: string, more = '') {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more && ` ${more}`}/>`
}

export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`
}

/** Part after part, one for each place from 0. */
export function each(count: number, part: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => part(place)).join('')
}

/** From -1 to 1 and back while a film, whose time is 0 to 1, is shown `times` times. */
export function swing(time: number, times = 1, phase = 0): number {
  return Math.sin(2 * Math.PI * (time * times + phase))
}

/** What falls on the ground below a thing. */
export const shadow = (y: number, rx: number) => oval(0, y, rx, rx / 8, '#00000038')
