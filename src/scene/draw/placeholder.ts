import { FILL, type Box } from './box.ts'
import type { DrawOptions } from './draw-options.ts'

export function placeholder(key: string, label: string): Box {
  return {
    key,
    style: {
      ...FILL,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSizing: 'border-box',
      padding: '0.5em',
      overflow: 'hidden',
      border: '0.25em dashed rgb(138 147 161)',
      background: 'rgb(236 239 243)',
      color: 'rgb(74 82 96)',
      lineHeight: 1.3,
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
    children: [{ key: 'label', style: { fontSize: '2em' }, text: label }],
  }
}

/**
 * Where pictures or videos will be, for those who compose: what lies behind it is seen, and what is missing stands at
 * its lower edge.
 */
export function emptyPlace(noun: string, { composing }: DrawOptions): Box[] {
  if (!composing) return []
  return [placeFor(composing === 'hands' ? `双击选择${noun}` : `暂无${noun}`)]
}

function placeFor(label: string): Box {
  return {
    key: 'empty',
    style: {
      ...FILL,
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'center',
      boxSizing: 'border-box',
      padding: '0.8em',
      overflow: 'hidden',
      border: '0.25em dashed rgb(138 147 161)',
      borderRadius: 'inherit',
    },
    children: [
      {
        key: 'label',
        style: {
          padding: '0.15em 0.7em',
          borderRadius: '1em',
          background: 'rgb(236 239 243)',
          color: 'rgb(74 82 96)',
          fontSize: '1.6em',
          lineHeight: 1.3,
          textAlign: 'center',
          overflowWrap: 'anywhere',
        },
        text: label,
      },
    ],
  }
}

const INK = '#151515'
const square = (x: number, y: number, side: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${fill}"/>`
const finder = (x: number, y: number) =>
  [
    square(x - 1, y - 1, 9, '#fff'),
    square(x, y, 7, INK),
    square(x + 1, y + 1, 5, '#fff'),
    square(x + 2, y + 2, 3, INK),
  ].join('')

/** 21 modules with a margin of two; every other of a row is dark. */
const CODE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 25 25" width="500" height="500"><pattern id="dots" width="2" height="2" patternUnits="userSpaceOnUse"><path fill="${INK}" d="M1 0h1v1h-1zM0 1h1v1h-1z"/></pattern><rect width="21" height="21" fill="url(#dots)"/>${finder(0, 0)}${finder(14, 0)}${finder(0, 14)}</svg>`

/**
 * Stands for a QR code, whose address no document describes: three finders and a pattern, which looks like one and
 * cannot be read as one.
 */
export function codeSign(key: string): Box {
  return sign(key, '二维码', CODE, 'rgb(255 255 255)')
}

const CLOUD = 'M22 70a14 14 0 0 1 1-28 20 20 0 0 1 38-5 16 16 0 0 1 15 33z'
const WEATHER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="500" height="500"><circle cx="66" cy="36" r="17" fill="#ffc83d"/><path d="${CLOUD}" fill="#fff"/></svg>`

/** Stands for the weather, which only the terminal knows: a sun behind a cloud, without figures that are made up. */
export function weatherSign(key: string): Box {
  return sign(key, '天气', WEATHER, 'rgb(62 124 190)')
}

function sign(key: string, name: string, svg: string, background: string): Box {
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const media = { kind: 'image', src, poster: undefined, name, at: null, muted: true, fit: 'contain' } as const
  return { key, style: { ...FILL, background }, media }
}
