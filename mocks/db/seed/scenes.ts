/*
 * What the seeded ads show: scenes as the editor makes them (3§3), from the materials that each ad uses.
 */
import { CAROUSEL, QR_CODE, WEATHER, WEB_PAGE } from '#src/scene/kinds/types.ts'
import type { MaterialRow } from '../models.ts'
import type { Random } from '../random.ts'
import type { Campaign } from './customers.ts'
import {
  NIGHT,
  WHITE,
  border,
  clock,
  color,
  element,
  marquee,
  mediaItem,
  playlist,
  tag,
  text,
  type Palette,
  type Place,
  type Values,
} from './scene-elements.ts'

/** Types that are shown by their names only (3§3), with what they are in the product. */
const FOREIGN = [
  { type: WEATHER, data: { city: '示例市' } },
  { type: QR_CODE, data: { value: '会员码' } },
  { type: WEB_PAGE, data: { address: 'about:blank' } },
] as const

export interface Props {
  random: Random
  campaign: Campaign
  upright: boolean
  images: readonly MaterialRow[]
  videos: readonly MaterialRow[]
  /** How many scenes. */
  count: number
  /** Whether an element of a type that cannot be edited is among them. */
  foreign: boolean
  /** Which of its campaign's ads it is, from 1: they begin in different ways. */
  issue: number
}

/** The scenes of one ad; their stays follow from their elements (E2). */
export function designScenes({ random, campaign, upright, images, videos, count, foreign, issue }: Props) {
  const palette = { ground: color(campaign.dark), accent: color(campaign.bright), ink: color(campaign.dark) }
  const fitting = images.find(({ width, height }) => (upright ? width < height : width > height))
  const beginnings = [
    ...(fitting ? (['poster'] as const) : []),
    ...(videos.length > 0 ? (['screen'] as const) : []),
    ...(images.length + videos.length > 0 ? (['showcase'] as const) : []),
  ]
  const first = beginnings[(issue - 1) % beginnings.length] ?? 'notice'
  const second = first !== 'showcase' && images.length > 0 ? 'showcase' : 'notice'
  const kinds = [first, second, videos.length > 0 ? 'screen' : 'notice', 'notice'] as const
  return kinds.slice(0, count).map((kind, index) => {
    const elements = {
      showcase: () => showcase(random, campaign, palette, images.length > 0 ? images : videos, upright),
      screen: () => screen(campaign, palette, [...videos.slice(0, 2), ...images.slice(0, 2)], upright),
      poster: () => poster(campaign, palette, upright),
      notice: () => notice(random, campaign, palette, upright),
    }[kind]()
    if (foreign && index === 0) elements.push(foreignElement(random, upright, kind === 'showcase'))
    const background =
      kind === 'poster' && fitting
        ? { type: 2, color: WHITE, image: { id: fitting.id, path: fitting.path }, opacity: 100 }
        : { type: 1, color: palette.ground, opacity: 100 }
    return {
      elements: elements.map((one, place) => ({ ...one, layout: { ...one.layout, zIndex: place + 1 } })),
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

/** A headline with its tag beside pictures that follow each other. */
function showcase(
  random: Random,
  { customer, name, line, tag: cry }: Campaign,
  palette: Palette,
  images: readonly MaterialRow[],
  upright: boolean,
) {
  const effect = random.int(1, 5)
  const stay = random.pick([5, 8, 10])
  const [first] = images
  const whole = first !== undefined && (upright ? first.width < first.height : first.width > first.height)
  const place = placeOf(upright, whole, first?.type === 1)
  const pictures =
    images.length > 1
      ? element(CAROUSEL, place, {
          images: images.slice(0, 4).map(mediaItem),
          stay,
          duration: 1000,
          disableAnimation: false,
          animation: { inId: effect, outId: effect },
        })
      : playlist(place, images)
  const margin = whole ? 3 : 5
  const words = upright
    ? [
        text(name, [7, 9, 86, 7], 56, WHITE),
        text(line, [7, 16, 86, 5], 28, WHITE),
        ...(whole ? [] : [tag(cry, palette, [7, 24, 36, 4.5])]),
      ]
    : [
        text(
          first?.type === 0 && whole ? line : name,
          [margin, 22, whole ? 24 : 43, whole ? 36 : 22],
          whole ? 34 : 56,
          WHITE,
          {
            lineHeight: 1.5,
          },
        ),
        ...(whole ? [] : [text(line, [5, 45, 42, 12], 28, WHITE)]),
        tag(cry, palette, [margin, 66, 22, 11]),
      ]
  return [
    text(customer.name, [upright ? 7 : margin, upright ? 3 : 8, 30, upright ? 4 : 7], 24, palette.accent),
    // a picture that stands in an ad that stands says its name itself
    ...(upright && whole && first.type === 0 ? [] : words),
    clock(4, upright ? [40, 3, 53, 4] : [margin, whole ? 83 : 79, 60, 7], upright ? 'right' : 'left'),
    pictures,
    marquee(customer.news, palette, upright),
  ]
}

/** Where pictures are beside a headline: whole, where they stand as the ad does. */
function placeOf(upright: boolean, whole: boolean, film: boolean): Place {
  if (!upright) return whole ? [28, 7, 69, 75] : [50, 0, 50, 91]
  if (!whole) return [0, 32, 100, 50]
  return film ? [12, 22, 76, 71] : [8, 8, 84, 85]
}

/** A playlist over most of the scene. */
function screen(
  { customer, name, line }: Campaign,
  palette: Palette,
  medias: readonly MaterialRow[],
  upright: boolean,
) {
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
    marquee(customer.news, palette, upright),
  ]
}

/** A picture over the whole scene, which says it all. */
function poster({ customer }: Campaign, palette: Palette, upright: boolean) {
  return [
    clock(3, upright ? [74, 3.5, 20, 3.5] : [85, 5, 11, 7], 'center', {
      background: { ver: 1, type: 1, color: NIGHT, opacity: 40 },
      border: border({ radius: 100 }),
    }),
    marquee(customer.news, palette, upright),
  ]
}

/** Words and the time, without pictures. */
function notice(random: Random, { customer, line, tag: cry }: Campaign, palette: Palette, upright: boolean) {
  return [
    clock(3, upright ? [10, 8, 80, 8] : [30, 6, 40, 14], 'center', { size: 50 }),
    text(`${line}\n${customer.name}`, upright ? [8, 30, 84, 24] : [14, 28, 72, 42], 44, WHITE, {
      align: 'center',
      lineHeight: 1.6,
      border: border({ width: 3, color: palette.accent, style: 'dashed', radius: 16, padding: 12 }),
    }),
    tag(cry, palette, upright ? [58, 56, 34, 4.5] : [72, 66, 22, 11], { rotate: random.int(-10, -4) }),
    marquee(customer.news, palette, upright),
  ]
}

/** Where neither words nor what a picture shows are. */
function foreignElement(random: Random, upright: boolean, beside: boolean) {
  const { type, data } = random.pick(FOREIGN)
  return element(type, upright ? [64, 8.5, 29, 5.5] : beside ? [34, 83, 13, 7.5] : [5, 79, 13, 11], { ...data })
}
