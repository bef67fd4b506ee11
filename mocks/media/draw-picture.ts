/*
 * Pictures of the simulated company, drawn from their paths alone. Whatever their paths end with, they are SVG, which
 * is small; browsers go by the type of the answer.
 */
import { composeFrame, composePicture } from './art/compose.ts'
import { motifs, type Motif } from './art/motifs.ts'
import { publicLooks } from './art/public-looks.ts'
import { hashText, mix } from '../db/random.ts'
import { campaigns, publicCampaigns, type Campaign } from '../db/seed/customers.ts'

const SHOT = /^shots\/([^/]+?)-(\d{2,5})x(\d{2,5})-(\d+)-(ad|idle|off)\.svg$/
const PICTURE = /^(material|shared)\/(\d+)\.(\d+)-[^/]+?-(\d{2,5})x(\d{2,5})\.png$/
const STILL = /^(poster|film)\/([^/]+?)-(\d{2,5})x(\d{2,5})\.jpg$/

/** A campaign of a customer, or of the shared library. */
type Shown = Pick<Campaign, 'key' | 'name' | 'line' | 'dark' | 'bright'> & Partial<Campaign>

const library: readonly Shown[] = publicCampaigns.map((campaign) => ({
  ...campaign,
  ...(publicLooks[campaign.key] as Pick<Campaign, 'line' | 'dark' | 'bright'>),
}))

/** The picture at a path as SVG text, or undefined if the path names none. */
export function drawPicture(path: string): string | undefined {
  const [shot, device, shotWidth, shotHeight, taken, state] = SHOT.exec(path) ?? []
  if (shot !== undefined) {
    if (state !== 'ad') return emptyScreen(Number(shotWidth), Number(shotHeight), state === 'off')
    // of an ad that nobody remembers: a screen shows another one every few minutes
    const key = mix(hashText(`shots/${device}`), Math.trunc(Number(taken) / 300))
    return draw(campaigns, key % campaigns.length, 0, Number(shotWidth), Number(shotHeight))
  }
  const [picture, kind, place, version, width, height] = PICTURE.exec(path) ?? []
  if (picture !== undefined) {
    const list = kind === 'material' ? campaigns : library
    return draw(list, Number(place), Number(version), Number(width), Number(height))
  }
  const [still, of, name, stillWidth, stillHeight] = STILL.exec(path) ?? []
  if (still === undefined) return undefined
  if (of === 'film') return film(Number(stillWidth), Number(stillHeight))
  return drawFrame(String(name), Number(stillWidth), Number(stillHeight), 0)
}

/** A moment of the film of a campaign, from 0 to 1; undefined if there is no such campaign. */
export function drawFrame(key: string, width: number, height: number, time: number): string | undefined {
  const shown = [...campaigns, ...library].find((one) => one.key === key)
  return shown && svg(width, height, [composeFrame({ ...(motifs[key] as Motif), ...shown }, width, height, time)])
}

function draw(list: readonly Shown[], place: number, variant: number, width: number, height: number) {
  const shown = list[place]
  if (!shown) return undefined
  const { key, name, line, customer, tag, dark, bright } = shown
  const words = { name, line, brand: customer?.name ?? '公益广告', tag }
  const look = { ...(motifs[key] as Motif), dark, bright }
  return svg(width, height, [composePicture(look, words, { width, height, variant, turned: place % 2 === 1 })])
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
  // the inner one cuts off what stands over its edges, where a picture is shown in a box of another shape too
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><svg>${parts.join('')}</svg></svg>`
}

function text(x: number, y: number, size: number, fill: string, words: string, anchor = 'start'): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-family="sans-serif" font-weight="600">${words}</text>`
}
