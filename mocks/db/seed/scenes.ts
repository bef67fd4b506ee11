/*
 * What the seeded ads show: scenes as the editor makes them (3§3), from the materials that each ad uses.
 */
import { CAROUSEL, WEATHER } from '#src/scene/kinds/types.ts'
import type { MaterialRow } from '../models.ts'
import type { Random } from '../random.ts'
import type { Campaign } from './customers.ts'
import {
  NIGHT,
  WHITE,
  border,
  clock,
  element,
  marquee,
  mediaItem,
  paletteOf,
  playlist,
  tag,
  text,
  type Palette,
  type Place,
  type Values,
} from './scene-elements.ts'

/** A type that cannot be edited (3§3) and is drawn as a sign: others are names alone, which look like a mistake. */
const FOREIGN = [{ type: WEATHER, data: { city: '示例市' } }] as const

export interface Props {
  random: Random
  campaign: Campaign
  /** Its width by its height. */
  ratio: number
  images: readonly MaterialRow[]
  videos: readonly MaterialRow[]
  /** How many scenes. */
  count: number
  /** Whether an element of a type that cannot be edited is among them. */
  foreign: boolean
  /** With what ads of its campaign begin already: each begins in another way, while there are ways. */
  begun: Set<string>
}

/** How much larger letters are in upright scenes, whose sizes are shares of a narrow width. */
const UPRIGHT = 1.7

/** The scenes of one ad, each another one; their stays follow from their elements (E2). */
export function designScenes({ random, campaign, ratio, images, videos, count, foreign, begun }: Props) {
  const upright = ratio < 1
  const palette = paletteOf(campaign)
  const posters = images.filter(({ width, height }) => (upright ? height / width : width / height) > 1.5)
  const others = images.filter((image) => !posters.includes(image))
  // one of the ad's own shape is the ground of its scene
  const whole =
    posters.length === 1 ? posters.find(({ width, height }) => Math.abs(width / height - ratio) < 0.01) : undefined
  const plain = others.filter(({ width, height }) => width === height)
  const beside = [others, posters, videos].find(({ length }) => length > 0) ?? []
  const ways = [
    { way: 'poster' as const, medias: posters },
    { way: 'screen' as const, medias: videos },
    { way: 'showcase' as const, medias: plain },
    { way: 'aside' as const, medias: beside },
  ].filter(({ medias }) => medias.length > 0)
  const { way: first, medias: shown } = ways.find(({ way }) => !begun.has(way)) ?? ways[0] ?? { way: 'notice' as const }
  begun.add(first)
  const more = ways.filter(({ way, medias }) => way !== 'aside' && medias !== shown).map(({ way }) => way)
  const kinds = [...new Set([first, ...more.toReversed(), 'notice'] as const)]
  return kinds.slice(0, count).map((kind, index) => {
    const elements = {
      showcase: () => showcase(random, campaign, palette, plain, upright),
      screen: () => screen(campaign, palette, videos.slice(0, 2), upright),
      poster: () => poster(random, campaign, palette, whole ? [] : posters, upright),
      aside: () => aside(random, campaign, palette, beside, upright),
      notice: () => notice(campaign, palette, ratio),
    }[kind]()
    if (foreign && index === 0) elements.push(foreignElement(random, upright, kind))
    const background =
      kind === 'poster' && whole
        ? { type: 2, color: WHITE, image: { id: whole.id, path: whole.path }, opacity: 100 }
        : { type: 1, color: palette.ground, opacity: 100 }
    return {
      elements: elements.map((one, place) => ({
        ...one,
        layout: { ...one.layout, zIndex: place + 1 },
        data:
          upright && 'size' in one.data ? { ...one.data, size: Math.round(Number(one.data.size) * UPRIGHT) } : one.data,
      })),
      background,
      stay: Math.max(...elements.map(secondsOf)) || 60,
    }
  })
}

/** Seconds of what is timed, 0 for the others (3§9). */
function secondsOf({ type, data }: { type: number; data: Values }): number {
  const { images, stay, medias } = data as { images?: unknown[]; stay?: number; medias?: { duration?: number }[] }
  if (type === CAROUSEL) return (images?.length ?? 0) * (stay ?? 0)
  return medias?.reduce((sum, { duration }) => sum + (duration ?? 10), 0) ?? 0
}

/** Pictures without words that follow each other beside a headline with its tag. */
function showcase(
  random: Random,
  { name, line, tag: cry, news }: Campaign,
  palette: Palette,
  images: readonly MaterialRow[],
  upright: boolean,
) {
  const words = upright
    ? [text(name, [7, 9, 86, 7], 56, WHITE), text(line, [7, 16, 86, 5], 28, WHITE), tag(cry, palette, [7, 23, 36, 4.5])]
    : [
        text(name, [5, 22, 43, 22], 56, WHITE, { lineHeight: 1.5 }),
        text(line, [5, 45, 42, 12], 28, WHITE),
        tag(cry, palette, [5, 66, 22, 11]),
      ]
  return [
    clock(4, upright ? [7, 3, 86, 4] : [5, 8, 43, 7], 'left'),
    ...words,
    pictures(random, upright ? [7, 31, 86, 60] : [48.8, 0, 51.2, 91], images),
    marquee(news, palette, upright),
  ]
}

/** A poster that says all by itself, beside the time. */
function aside(random: Random, { news }: Campaign, palette: Palette, medias: readonly MaterialRow[], upright: boolean) {
  const [{ width, height } = { width: 1, height: 1 }] = medias
  const lying = width > height
  const place: Place = upright
    ? width === height
      ? [7, 31, 86, 60]
      : lying
        ? [0, 33, 100, 32]
        : [12, 25, 76, 68]
    : width === height
      ? [48.8, 0, 51.2, 91]
      : lying
        ? [28, 11, 69, 69]
        : [60, 0, 29, 91]
  const left = lying ? 3 : 5
  return [
    clock(4, upright ? [7, 3, 86, 4] : [left, 8, 43, 7], 'left'),
    clock(3, upright ? [7, 10, 86, 14] : [left, 34, 43, 22], 'left', { size: lying && !upright ? 56 : 84 }),
    pictures(random, place, medias),
    marquee(news, palette, upright),
  ]
}

/** Pictures that follow each other, or the one that there is. */
function pictures(random: Random, place: Place, images: readonly MaterialRow[]) {
  const effect = random.int(1, 5)
  const stay = random.pick([5, 8, 10])
  return images.length > 1
    ? element(CAROUSEL, place, {
        images: images.slice(0, 4).map(mediaItem),
        stay,
        duration: 1000,
        disableAnimation: false,
        animation: { inId: effect, outId: effect },
      })
    : playlist(place, images)
}

/** A playlist over most of the scene. */
function screen({ name, line, news }: Campaign, palette: Palette, medias: readonly MaterialRow[], upright: boolean) {
  const [film] = medias
  const lying = film !== undefined && film.width > film.height
  const words = upright
    ? [text(name, lying ? [7, 12, 86, 9] : [7, 1, 86, 7], lying ? 60 : 44, WHITE, { align: 'center' })]
    : lying
      ? []
      : [text(name, [44, 26, 50, 18], 60, WHITE), text(line, [44, 46, 50, 12], 28, palette.accent, { lineHeight: 1.4 })]
  const place: Place = upright
    ? lying
      ? [0, 30, 100, 32]
      : [0, 8, 100, 86]
    : lying
      ? [0, 0, 100, 100]
      : [8, 0, 29, 91]
  return [
    playlist(place, medias),
    ...words,
    ...(upright && lying
      ? [text(line, [7, 66, 86, 10], 32, palette.accent, { align: 'center', lineHeight: 1.4 })]
      : []),
    clock(3, upright ? [36, 84, 28, 5] : [84, 4, 13, 8], 'center', {
      background: { ver: 1, type: 1, color: NIGHT, opacity: 50 },
      border: border({ radius: 100 }),
    }),
    marquee(news, palette, upright),
  ]
}

/** Posters one after the other, which say it all; none where one is the ground. */
function poster(
  random: Random,
  { news }: Campaign,
  palette: Palette,
  images: readonly MaterialRow[],
  upright: boolean,
) {
  return [
    ...(images.length > 0 ? [pictures(random, [0, 0, 100, upright ? 95 : 100], images)] : []),
    clock(3, upright ? [70, 3.5, 26, 3.5] : [85, 5, 11, 7], 'center', {
      background: { ver: 1, type: 1, color: NIGHT, opacity: 40 },
      border: border({ radius: 100 }),
    }),
    marquee(news, palette, upright),
  ]
}

/** The offer in large letters beside two discs in its colour, without pictures. */
function notice({ customer, line, tag: cry, news }: Campaign, palette: Palette, ratio: number) {
  const upright = ratio < 1
  const disc = (left: number, top: number, width: number, opacity: number) =>
    tag('', palette, [left, top, width, width * ratio], {
      background: { ver: 1, type: 1, color: palette.accent, opacity },
      border: border({ radius: 500 }),
    })
  return [
    disc(57, upright ? 55 : 12, 41, 22),
    disc(75, upright ? 50 : 8, 22, 90),
    clock(3, upright ? [8, 5, 50, 5] : [7, 9, 30, 8], 'left', { size: 34 }),
    text(line.replace('，', '\n'), upright ? [8, 14, 88, 24] : [7, 22, 62, 36], 82, WHITE, { lineHeight: 1.3 }),
    text(customer.name, upright ? [8, 40, 40, 4] : [7, 60, 40, 9], 36, WHITE),
    tag(cry, palette, upright ? [8, 46, 36, 4.5] : [7, 73, 22, 11]),
    marquee(news, palette, upright),
  ]
}

/** Where neither words nor what a picture shows are, and square. */
function foreignElement(random: Random, upright: boolean, kind: string) {
  const { type, data } = random.pick(FOREIGN)
  const lying: Place = kind === 'showcase' ? [38, 8, 7, 12.5] : kind === 'aside' ? [5, 66, 7, 12.5] : [90, 75, 7, 12.5]
  return element(type, upright ? [78, 9, 15, 8.5] : lying, { ...data }, { border: border({ radius: 12 }) })
}
