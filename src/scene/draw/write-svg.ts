import type { Box, BoxMedia, Style } from './box.ts'
import { round } from './styles.ts'
import { withoutVideos } from './without-videos.ts'

/*
 * Boxes at rest as a picture. It is shown as an image, where nothing is loaded: the pictures in it must be `data:`
 * addresses.
 *
 * SVG places, turns, cuts off and shows through. Only lines of text, grounds and borders are drawn as in a page, each
 * in a `foreignObject` of its own without a layer: what has one, such as anything positioned, WebKit misplaces (C34).
 */

interface Size {
  width: number
  height: number
}

interface Place extends Size {
  left: number
  top: number
}

/** What a box stands in: its size, and that of letters, pixels. */
interface Ground extends Size {
  em: number
  /** Names what is referred to. */
  newId: () => string
}

/** The styles that SVG stands for. */
const PLACING = new Set(['position', 'inset', 'left', 'top', 'width', 'height', 'overflow', 'transform', 'opacity'])

export function writeSvg(box: Box, { width, height }: Size): string {
  const { style, children = [] } = withoutVideos(box)
  const { background, ...letters } = looksOf(style)
  const root: Box = { key: box.key, style: { inset: 0, ...(background && { background }) }, children }
  let ids = 0
  const ground = { width, height, em: pixels(style['fontSize'], 0, 0), newId: () => `cut-${++ids}` }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g style="${writeStyle(letters)}">${writePlaced(root, ground)}</g></svg>`
}

/** A box that stands where its style says, with those that stand in it. */
function writePlaced({ style, text, media, children = [] }: Box, ground: Ground): string {
  const place = placeOf(style, ground)
  const looks = looksOf(style)
  const border = pixels(String(looks['border'] ?? 0).split(' ')[0], 0, ground.em)
  const inner = { width: Math.max(0, place.width - 2 * border), height: Math.max(0, place.height - 2 * border) }
  const radius =
    Math.min(
      pixels(looks['borderRadius'] === 'inherit' ? 0 : looks['borderRadius'], 0, ground.em),
      place.width / 2,
      place.height / 2,
    ) - border
  const lines = children.filter((child) => child.style['position'] !== 'absolute')
  const drawsItself = text !== undefined || lines.length > 0 || looks['background'] !== undefined || border > 0
  const inside = [
    media ? writeMedia(media, inner) : '',
    ...children.filter((child) => !lines.includes(child)).map((child) => writePlaced(child, { ...ground, ...inner })),
  ].join('')
  return [
    `<g transform="${writeTransform(style, place)}"${style['opacity'] === undefined ? '' : ` opacity="${style['opacity']}"`}>`,
    drawsItself
      ? writeAsPage({ key: '', style: looks, ...(text !== undefined && { text }), children: lines }, place)
      : '',
    inside && writeCut(inside, { left: border, top: border, ...inner }, radius, ground.newId),
    '</g>',
  ].join('')
}

function writeTransform({ transform }: Style, { left, top, width, height }: Place): string {
  const [, turn] = /^rotate\((.+)deg\)$/.exec(String(transform)) ?? []
  return `translate(${round(left)} ${round(top)})${turn ? ` rotate(${turn} ${round(width / 2)} ${round(height / 2)})` : ''}`
}

/** Parts cut off at the edges of a place, whose corners may be round. */
function writeCut(parts: string, { left, top, width, height }: Place, radius: number, newId: () => string): string {
  const size = `width="${round(width)}" height="${round(height)}"`
  if (radius <= 0) return `<svg x="${round(left)}" y="${round(top)}" ${size}>${parts}</svg>`
  const id = newId()
  return `<g transform="translate(${round(left)} ${round(top)})"><clipPath id="${id}"><rect ${size} rx="${round(radius)}"/></clipPath><g clip-path="url(#${id})">${parts}</g></g>`
}

function writeMedia({ src, fit }: BoxMedia, { width, height }: Size): string {
  return `<image href="${escapeXml(src)}" width="${round(width)}" height="${round(height)}" preserveAspectRatio="xMidYMid ${fit === 'cover' ? 'slice' : 'meet'}"/>`
}

/** What the page lays out and draws, in a place of its own. */
function writeAsPage({ style, ...box }: Box, { width, height }: Size): string {
  const size = { boxSizing: 'border-box', width: `${round(width)}px`, height: `${round(height)}px` }
  return `<foreignObject width="${round(width)}" height="${round(height)}">${writeLine({ ...box, style: { ...style, ...size } }, ' xmlns="http://www.w3.org/1999/xhtml"')}</foreignObject>`
}

function writeLine({ style, text = '', children = [] }: Box, attributes = ''): string {
  return `<div${attributes} style="${writeStyle(style)}">${escapeXml(text)}${children.map((child) => writeLine(child)).join('')}</div>`
}

/** A style without what SVG does in its place. */
function looksOf(style: Style): Style {
  return Object.fromEntries(Object.entries(style).filter(([name]) => !PLACING.has(name)))
}

function placeOf({ inset, ...side }: Style, { em, ...ground }: Ground): Place {
  if (inset !== undefined) {
    const [down, across = down] = String(inset).split(' ')
    const [left, top] = [pixels(across, 0, em), pixels(down, 0, em)]
    return { left, top, width: Math.max(0, ground.width - 2 * left), height: Math.max(0, ground.height - 2 * top) }
  }
  return {
    left: pixels(side['left'], ground.width, em),
    top: pixels(side['top'], ground.height, em),
    width: pixels(side['width'], ground.width, em),
    height: pixels(side['height'], ground.height, em),
  }
}

/** A length in pixels; `whole` is that of which it may be percent. */
function pixels(length: string | number | undefined, whole: number, em: number): number {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(em|%|px)?$/.exec(String(length ?? 0)) ?? []
  if (value === undefined) throw new Error(`A length that no picture knows: ${length}`)
  return Number(value) * { px: 1, em, '%': whole / 100 }[unit as 'px' | 'em' | '%']
}

function writeStyle(style: Style): string {
  return escapeXml(
    Object.entries(style)
      .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
      .join(';'),
  )
}

/** Text for XML, without the characters that it cannot hold. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
