/*
 * Pictures of the simulated company, drawn from their paths alone. Whatever their paths end with, they are SVG, which
 * is small; browsers go by the type of the answer.
 */
import { clockOf, wallTime } from '#src/domain/schedule.ts'
import { clipFrame } from './clip-frames.ts'
import { hashText, mix } from '../db/random.ts'
import { publicTopics, topics, type Topic } from '../db/seed/topics.ts'

const PALETTES = [
  ['#0f766e', '#34d399', '#ecfdf5'],
  ['#1d4ed8', '#60a5fa', '#eff6ff'],
  ['#7c2d12', '#fb923c', '#fff7ed'],
  ['#6d28d9', '#c084fc', '#faf5ff'],
  ['#9f1239', '#fb7185', '#fff1f2'],
  ['#14532d', '#a3e635', '#f7fee7'],
  ['#1e293b', '#94a3b8', '#f8fafc'],
  ['#713f12', '#facc15', '#fefce8'],
] as const

const SHOT = /^shots\/([^/]+?)-(\d{2,5})x(\d{2,5})-(\d+)-(ad|idle|off)\.svg$/
const PICTURE = /^(material|shared)\/(\d+)-([^/]+?)-(\d{2,5})x(\d{2,5})\.png$/
const STILL = /^(poster|film)\/([^/]+?)-(\d{2,5})x(\d{2,5})\.jpg$/

/** The picture at a path as SVG text, or undefined if the path names none. */
export function drawPicture(path: string): string | undefined {
  const [shot, device, shotWidth, shotHeight, taken, state] = SHOT.exec(path) ?? []
  if (shot !== undefined) {
    if (state !== 'ad') return emptyScreen(Number(shotWidth), Number(shotHeight), state === 'off')
    const moment = Number(taken) * 1000
    // of an ad that nobody remembers: a screen shows another one every few minutes
    const key = mix(hashText(`shots/${device}`), Math.trunc(moment / 300_000))
    return draw(Number(shotWidth), Number(shotHeight), key, topics[mix(key, 1) % topics.length] as Topic, moment)
  }
  const [picture, kind, place, id, width, height] = PICTURE.exec(path) ?? []
  if (picture !== undefined) {
    const topic = kind === 'material' ? topics[Number(place)] : publicTopics[Number(place)]
    return topic && draw(Number(width), Number(height), mix(hashText(topic.name), hashText(String(id))), topic)
  }
  const [still, of, name, stillWidth, stillHeight] = STILL.exec(path) ?? []
  if (still === undefined) return undefined
  if (of === 'film') return film(Number(stillWidth), Number(stillHeight))
  const frame = clipFrame(String(name), Number(stillWidth), Number(stillHeight))
  return frame && svg(Number(stillWidth), Number(stillHeight), frame)
}

function draw(
  width: number,
  height: number,
  key: number,
  topic: Pick<Topic, 'name' | 'line'> & Partial<Topic>,
  taken?: number,
): string {
  // a campaign has its colours
  const [dark, bright, pale] = PALETTES[hashText(topic.name) % PALETTES.length] as (typeof PALETTES)[number]
  const portrait = width < height * 1.4
  const unit = Math.min(width, height) / 100
  const left = unit * 8
  // what stands below it ends above the foot
  const middle = portrait ? Math.min(height * 0.64, height - unit * 40) : height * 0.5
  const circle = {
    x: portrait ? width / 2 : width * 0.74,
    y: portrait ? height * 0.3 : height * 0.5,
    r: unit * (portrait ? 36 : 34),
  }
  const petals = Array.from({ length: 6 }, (_, index) =>
    petal(circle, (index * 60 + (mix(key, 5) % 60)) % 360, bright, pale, unit),
  )
  // as large as it fits beside the circle, or above the foot
  const room = (portrait ? width - 2 * left : circle.x - circle.r - left) / unit
  const fitting = (words: string, largest: number) => unit * Math.min(largest, room / [...words].length)
  return svg(width, height, [
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="${bright}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    ...petals,
    `<circle cx="${circle.x}" cy="${circle.y}" r="${circle.r * 0.42}" fill="${pale}"/>`,
    ...(topic.price === undefined
      ? []
      : [text(circle.x, circle.y + unit * 3.2, unit * 9, dark, topic.price, 'middle')]),
    text(left, middle, fitting(topic.name, 14), pale, topic.name),
    text(left, middle + unit * 14, fitting(topic.line, 7), pale, topic.line),
    ...(topic.tag === undefined
      ? []
      : [
          `<rect x="${left}" y="${middle + unit * 20}" width="${unit * 40}" height="${unit * 9}" rx="${unit * 4.5}" fill="${pale}"/>`,
          text(left + unit * 20, middle + unit * 26.3, unit * 5, dark, topic.tag, 'middle'),
        ]),
    `<rect y="${height - unit * 9}" width="${width}" height="${unit * 9}" fill="#00000055"/>`,
    text(left, height - unit * 2.8, unit * 4.5, pale, '澄屿屏联 · 屏幕媒体'),
    ...(taken === undefined
      ? []
      : [text(width - left, height - unit * 2.8, unit * 4.5, pale, clockText(taken), 'end')]),
  ])
}

/** A screen on which nothing is scheduled, or that is switched off. */
function emptyScreen(width: number, height: number, off: boolean): string {
  const unit = Math.min(width, height) / 100
  const words = off ? '屏幕已关闭' : '暂无节目'
  return svg(width, height, [
    `<rect width="${width}" height="${height}" fill="${off ? '#05070a' : '#1e293b'}"/>`,
    text(width / 2, height / 2, unit * 9, off ? '#475569' : '#94a3b8', words, 'middle'),
    ...(off ? [] : [text(width / 2, height / 2 + unit * 12, unit * 4.5, '#64748b', '澄屿屏联 · 屏幕媒体', 'middle')]),
  ])
}

/** A dark frame with the sign of a film. */
function film(width: number, height: number): string {
  const unit = Math.min(width, height) / 100
  const [x, y] = [width / 2, height / 2]
  return svg(width, height, [
    `<rect width="${width}" height="${height}" fill="#1e293b"/>`,
    `<circle cx="${x}" cy="${y}" r="${unit * 18}" fill="#ffffff22"/>`,
    `<path d="M${x - unit * 6} ${y - unit * 9}v${unit * 18}l${unit * 15} ${-unit * 9}z" fill="#f8fafc"/>`,
  ])
}

function svg(width: number, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`
}

function petal(
  circle: { x: number; y: number; r: number },
  angle: number,
  bright: string,
  pale: string,
  unit: number,
): string {
  const fill = angle % 120 < 60 ? pale : bright
  return `<ellipse cx="${circle.x}" cy="${circle.y - circle.r * 0.55}" rx="${unit * 9}" ry="${circle.r * 0.5}" fill="${fill}" opacity=".55" transform="rotate(${angle} ${circle.x} ${circle.y})"/>`
}

function text(x: number, y: number, size: number, fill: string, words: string, anchor = 'start'): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-family="sans-serif" font-weight="600">${words}</text>`
}

function clockText(moment: number): string {
  return clockOf(wallTime(new Date(moment)).minute)
}
