/*
 * Pictures of the simulated company, drawn as SVG from their address alone: screens of terminals, thumbnails of
 * materials. What a terminal shows looks like an advertisement: a colour field, a headline, a price, a clock.
 */
import { hashText, mix } from './random.ts'
import type { DeviceRow } from './models.ts'

/** Path of the screenshot that a terminal took at a moment. */
export function shotPath(device: Readonly<Pick<DeviceRow, 'id' | 'resolutionH' | 'resolutionV'>>, moment: number): string {
  return `shots/${device.id}-${device.resolutionH}x${device.resolutionV}-${Math.trunc(moment / 1000)}.svg`
}

/** Path of the picture of a material. */
export function picturePath(kind: 'material', id: string | number, width: number, height: number): string {
  return `${kind}s/${id}-${width}x${height}.svg`
}

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

const HEADLINES = ['春茶上新', '夏日冰饮季', '周年庆典', '会员专享', '早餐新选择', '鲜果直达', '城市夜读', '暖冬好物', '周末市集', '出行无忧']
const LINES = ['全场八折起', '第二件半价', '满百减二十', '限时七天', '新品首发', '到店即享']

const NAME = /^(\w+)\/([^/]+?)-(\d{2,5})x(\d{2,5})(?:-(\d+))?\.svg$/

/** The picture at a path as SVG text, or undefined if the path names none. */
export function drawPicture(path: string): string | undefined {
  const match = NAME.exec(path)
  if (!match) return undefined
  const [, folder, id, widthText, heightText, takenText] = match as unknown as [string, string, string, string, string, string | undefined]
  const width = Number(widthText)
  const height = Number(heightText)
  const taken = takenText === undefined ? undefined : Number(takenText) * 1000
  // a screen shows another ad every few minutes
  const key = mix(hashText(`${folder}/${id}`), taken === undefined ? 0 : Math.trunc(taken / 300_000))
  return draw(width, height, key, taken)
}

function draw(width: number, height: number, key: number, taken: number | undefined): string {
  const [dark, bright, pale] = PALETTES[key % PALETTES.length] as (typeof PALETTES)[number]
  const headline = HEADLINES[mix(key, 1) % HEADLINES.length] as string
  const line = LINES[mix(key, 2) % LINES.length] as string
  const price = `¥${9 + (mix(key, 3) % 90)}.${mix(key, 4) % 2 ? '9' : '0'}`
  const portrait = width < height * 1.4
  const unit = Math.min(width, height) / 100
  const left = unit * 8
  const middle = portrait ? height * 0.64 : height * 0.5
  const circle = { x: portrait ? width / 2 : width * 0.74, y: portrait ? height * 0.3 : height * 0.5, r: unit * (portrait ? 36 : 34) }
  const petals = Array.from({ length: 6 }, (_, index) => petal(circle, (index * 60 + (mix(key, 5) % 60)) % 360, bright, pale, unit))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="${bright}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    ...petals,
    `<circle cx="${circle.x}" cy="${circle.y}" r="${circle.r * 0.42}" fill="${pale}"/>`,
    text(circle.x, circle.y + unit * 3.2, unit * 9, dark, price, 'middle'),
    text(left, middle, unit * (portrait ? 15 : 14), pale, headline),
    text(left, middle + unit * 14, unit * 7, pale, line),
    `<rect x="${left}" y="${middle + unit * 20}" width="${unit * 34}" height="${unit * 9}" rx="${unit * 4.5}" fill="${pale}"/>`,
    text(left + unit * 17, middle + unit * 26.3, unit * 5, dark, '立即了解', 'middle'),
    `<rect y="${height - unit * 9}" width="${width}" height="${unit * 9}" fill="#00000055"/>`,
    text(left, height - unit * 2.8, unit * 4.5, pale, '澄屿屏联 · 屏幕媒体'),
    ...(taken === undefined ? [] : [text(width - left, height - unit * 2.8, unit * 4.5, pale, clockText(taken), 'end')]),
    '</svg>',
  ].join('')
}

function petal(circle: { x: number; y: number; r: number }, angle: number, bright: string, pale: string, unit: number): string {
  const fill = angle % 120 < 60 ? pale : bright
  return `<ellipse cx="${circle.x}" cy="${circle.y - circle.r * 0.55}" rx="${unit * 9}" ry="${circle.r * 0.5}" fill="${fill}" opacity=".55" transform="rotate(${angle} ${circle.x} ${circle.y})"/>`
}

function text(x: number, y: number, size: number, fill: string, words: string, anchor = 'start'): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-family="sans-serif" font-weight="600">${words}</text>`
}

function clockText(moment: number): string {
  const date = new Date(moment)
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`
}
