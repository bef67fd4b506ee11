import { backdrops, round, type Stage } from './backdrops.ts'
import type { Motif } from './motifs.ts'
import type { Campaign } from '../../db/seed/customers.ts'
import { box, disc, group, line } from './shapes.ts'
import { brand, button, length, text } from './letters.ts'

/** A motif in the two colours of its campaign. */
export type Look = Motif & Pick<Campaign, 'dark' | 'bright'>

/** What a picture says. */
export interface Words {
  name: string
  line: string
  /** Whose it is. */
  brand: string
  /** How the offer is cried out. */
  tag: string | undefined
}

/** Of which shape a picture is, and which of its campaign's pictures of this shape it is, from 0. */
export interface Format {
  width: number
  height: number
  variant: number
  /** Whether subject and words change sides. */
  turned: boolean
}

/** A picture of a campaign as parts of an SVG: a layout of its own for each shape, and for each of its versions. */
export function composePicture(motif: Look, words: Words, format: Format): string {
  const { width, height, variant } = format
  const ratio = width / height
  const layouts =
    ratio > 1.5
      ? [wide, wideSplit, pattern]
      : ratio > 1.1
        ? [priceTag, wideSplit]
        : ratio > 0.9
          ? [closeUp, pattern, medal]
          : [tall, tallAbove, pattern]
  return (layouts[variant % layouts.length] as typeof wide)(motif, words, format)
}

/** A moment of a film, 0 to 1: the subject at large, without words. */
export function composeFrame(motif: Look, width: number, height: number, time: number): string {
  const upright = height > width
  const r = upright ? width * 0.42 : height * 0.4
  const stage = { width, height, ...colours(motif), x: width * 0.5, y: height * (upright ? 0.48 : 0.5), r, time }
  return ground(stage, 0.95) + backdrops[motif.backdrop](stage) + place(motif, stage)
}

function wide(motif: Look, words: Words, { width, height, turned }: Format): string {
  const x = width * (turned ? 0.28 : 0.72)
  const stage = { width, height, ...colours(motif), x, y: height * 0.51, r: height * 0.38, time: 0 }
  const left = turned ? width * 0.545 : width * 0.07
  const room = width * 0.385
  const size = Math.min(height * 0.17, room / length(words.name))
  return [
    ground(stage, 0.8),
    backdrops[motif.backdrop](stage),
    scrim(stage, turned),
    place(motif, stage),
    brand(left, height * 0.2, height * 0.045, words.brand, motif.bright),
    text(left, height * 0.52, size, '#fff', words.name, 800),
    text(left, height * 0.64, Math.min(height * 0.062, room / length(words.line)), '#ffffffd9', words.line, 500),
    button(left, height * 0.74, height * 0.105, motif.dark, words.tag),
  ].join('')
}

/** Half of it in the bright colour, with the subject cut by the edge of the picture. */
function wideSplit(motif: Look, words: Words, { width, height, turned }: Format): string {
  const edge = width * (turned ? 0.44 : 0.56)
  const x = turned ? width * 0.24 : width * 0.76
  const stage = { width, height, ...swapped(motif), x, y: height * 0.56, r: height * 0.5, time: 0 }
  const left = turned ? edge + width * 0.05 : width * 0.06
  const room = width * 0.42
  const size = Math.min(height * 0.19, room / length(words.name))
  return [
    box(0, 0, width, height, 0, motif.bright),
    glow(stage, '#ffffff', 0.55),
    box(turned ? edge : 0, 0, turned ? width - edge : edge, height, 0, motif.dark),
    place(motif, stage),
    text(left, height * 0.47, size, '#fff', words.name, 800),
    box(left, height * 0.54, size * 0.9, height * 0.016, height * 0.008, motif.bright),
    text(left, height * 0.68, Math.min(height * 0.064, room / length(words.line)), '#ffffffd9', words.line, 500),
    brand(left, height * 0.88, height * 0.042, words.brand, motif.bright),
  ].join('')
}

/** The subject again and again, and the name in a band. */
function pattern(motif: Look, words: Words, { width, height }: Format): string {
  const short = Math.min(width, height)
  const cell = short / 2.6
  const [columns, rows] = [Math.ceil(width / cell) + 1, Math.ceil(height / cell) + 1]
  const subject = motif.subject(0)
  const band = short * 0.26
  const size = Math.min(band * 0.46, (width * 0.84) / length(words.name))
  return [
    box(0, 0, width, height, 0, motif.dark),
    ...Array.from({ length: columns * rows }, (_, at) => {
      const [column, row] = [at % columns, Math.trunc(at / columns)]
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * cell, (row + 0.35) * cell]
      const odd = (column + row) % 2 === 1
      return (
        disc(round(x), round(y), round(cell * 0.44), motif.bright, `opacity="${odd ? '.55' : '.22'}"`) +
        group(`translate(${round(x)} ${round(y)}) scale(${round((cell * 0.31) / 100)})`, subject)
      )
    }),
    box(0, (height - band) / 2, width, band, 0, motif.dark),
    box(0, (height - band) / 2, width, short * 0.012, 0, motif.bright),
    box(0, (height + band) / 2 - short * 0.012, width, short * 0.012, 0, motif.bright),
    // a square picture stands beside words that say the name
    width === height
      ? brand(width / 2, height / 2 + size * 0.3, size * 0.8, words.brand, motif.bright, 'middle')
      : text(width / 2, height / 2 + size * 0.36, size, '#fff', words.name, 800, 'middle'),
  ].join('')
}

function tall(motif: Look, words: Words, { width, height, turned }: Format): string {
  const stage = { width, height, ...colours(motif), x: width * 0.5, y: height * 0.4, r: width * 0.4, time: 0 }
  const anchor = turned ? 'middle' : 'start'
  const left = turned ? width / 2 : width * 0.09
  const room = width * 0.82
  const size = Math.min(width * 0.17, room / length(words.name))
  return [
    ground(stage, 0.9),
    backdrops[motif.backdrop](stage),
    foot(stage, height * 0.66),
    place(motif, stage),
    brand(left, height * 0.075, width * 0.055, words.brand, motif.bright, anchor),
    text(left, height * 0.79, size, '#fff', words.name, 800, anchor),
    text(
      left,
      height * 0.845,
      Math.min(width * 0.066, room / length(words.line)),
      '#ffffffd9',
      words.line,
      500,
      anchor,
    ),
    button(left, height * 0.885, width * 0.11, motif.dark, words.tag, anchor),
  ].join('')
}

/** The words above, on the bright colour, and the subject large below. */
function tallAbove(motif: Look, words: Words, { width, height }: Format): string {
  const stage = { width, height, ...swapped(motif), x: width * 0.5, y: height * 0.66, r: width * 0.5, time: 0 }
  const room = width * 0.82
  const size = Math.min(width * 0.18, room / length(words.name))
  return [
    box(0, 0, width, height, 0, motif.bright),
    glow(stage, '#ffffff', 0.6),
    box(0, 0, width, height * 0.34, 0, motif.dark),
    disc(width * 0.5, height * 0.66, width * 0.46, '#ffffff', 'opacity=".35"'),
    place(motif, stage),
    text(width / 2, height * 0.17, size, '#fff', words.name, 800, 'middle'),
    text(
      width / 2,
      height * 0.23,
      Math.min(width * 0.068, room / length(words.line)),
      '#ffffffd9',
      words.line,
      500,
      'middle',
    ),
    brand(width / 2, height * 0.95, width * 0.055, words.brand, motif.dark, 'middle'),
  ].join('')
}

/** The subject near, in daylight, under its owner's name alone. */
function closeUp(motif: Look, words: Words, { width, height, turned }: Format): string {
  const stage = {
    width,
    height,
    ...swapped(motif),
    x: width * (turned ? 0.46 : 0.55),
    y: height * 0.58,
    r: width * 0.47,
    time: 0,
  }
  return [
    box(0, 0, width, height, 0, motif.bright),
    glow(stage, '#ffffff', 0.75),
    disc(stage.x, stage.y, width * 0.4, motif.dark, 'opacity=".88"'),
    disc(
      stage.x,
      stage.y,
      width * 0.455,
      'none',
      `stroke="${motif.dark}" stroke-width="${round(width * 0.008)}" opacity=".5"`,
    ),
    place(motif, { ...stage, r: width * 0.4 }),
    brand(width * 0.07, height * 0.115, width * 0.06, words.brand, motif.dark),
  ].join('')
}

/** The subject as on a coin, above its owner's name. */
function medal(motif: Look, words: Words, { width, height }: Format): string {
  const stage = { width, height, ...colours(motif), x: width / 2, y: height * 0.42, r: width * 0.26, time: 0 }
  return [
    ground(stage, 0.7),
    disc(stage.x, stage.y, width * 0.34, motif.bright, 'opacity=".7"'),
    place(motif, stage),
    brand(width / 2, height * 0.9, width * 0.075, words.brand, motif.bright, 'middle'),
  ].join('')
}

/** A tag beside the subject, as it stands on a shelf. */
function priceTag(motif: Look, words: Words, { width, height }: Format): string {
  const stage = { width, height, ...colours(motif), x: width * 0.3, y: height * 0.5, r: height * 0.32, time: 0 }
  const room = width * 0.34
  return [
    ground(stage, 0.85),
    backdrops[motif.backdrop](stage),
    place(motif, stage),
    box(width * 0.56, height * 0.16, width * 0.38, height * 0.68, height * 0.05, '#fffdf7'),
    disc(width * 0.75, height * 0.24, height * 0.026, motif.dark),
    line(`M${width * 0.6} ${height * 0.66}H${width * 0.9}`, motif.bright, height * 0.006),
    text(
      width * 0.75,
      height * 0.47,
      Math.min(height * 0.13, room / length(words.name)),
      motif.dark,
      words.name,
      800,
      'middle',
    ),
    text(
      width * 0.75,
      height * 0.58,
      Math.min(height * 0.05, room / length(words.line)),
      motif.dark,
      words.line,
      500,
      'middle',
    ),
    brand(width * 0.75, height * 0.76, height * 0.042, words.brand, motif.dark, 'middle'),
  ].join('')
}

const colours = ({ dark, bright }: Look) => ({ dark, bright })
const swapped = ({ dark, bright }: Look) => ({ dark: bright, bright: dark })

function place({ subject }: Motif, { x, y, r, time }: Stage): string {
  return group(`translate(${round(x)} ${round(y)}) scale(${round(r / 100)})`, subject(time))
}

/** The dark colour, and the light of the bright one round the subject. */
function ground(stage: Stage, strength: number): string {
  const { width, height, dark } = stage
  return `<linearGradient id="ground" x2="1" y2="1"><stop stop-color="#000" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity=".06"/></linearGradient>${box(0, 0, width, height, 0, dark)}${box(0, 0, width, height, 0, 'url(#ground)')}${glow(stage, stage.bright, strength)}`
}

function glow({ width, height, x, y, r }: Stage, colour: string, strength: number): string {
  return `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(r * 2.1)}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${box(0, 0, width, height, 0, 'url(#glow)')}`
}

/** Quiet behind words at a side. */
function scrim({ width, height, dark }: Stage, turned: boolean): string {
  return `<linearGradient id="scrim" x1="${turned ? 1 : 0}" x2="${turned ? 0.35 : 0.65}"><stop offset=".45" stop-color="${dark}" stop-opacity=".86"/><stop offset="1" stop-color="${dark}" stop-opacity="0"/></linearGradient>${box(0, 0, width, height, 0, 'url(#scrim)')}`
}

/** Quiet behind words at the foot. */
function foot({ width, height, dark }: Stage, top: number): string {
  return `<linearGradient id="foot" x2="0" y2="1"><stop stop-color="${dark}" stop-opacity="0"/><stop offset=".35" stop-color="${dark}" stop-opacity=".94"/></linearGradient>${box(0, top, width, height - top, 0, 'url(#foot)')}`
}
