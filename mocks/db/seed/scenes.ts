/*
 * What the seeded ads show: scenes as the editor makes them (3§3), from the materials that each ad uses.
 */
import {
  CAROUSEL,
  DATE,
  MEDIA_BOX,
  PLAIN_TEXT,
  QR_CODE,
  SCROLLING_TEXT,
  WEATHER,
  WEB_PAGE,
} from '#src/scene/kinds/types.ts'
import type { MaterialRow } from '../models.ts'
import type { Random } from '../random.ts'
import type { Topic } from './topics.ts'

interface Color {
  r: number
  g: number
  b: number
}

/** Ground, accent, and letters that can be read on the accent. */
interface Palette {
  ground: Color
  accent: Color
  ink: Color
}

const WHITE = color('ffffff')
const NIGHT = color('111827')
const PALETTES: readonly Palette[] = [
  { ground: color('0f4c5c'), accent: color('fbbf24'), ink: color('1f2937') },
  { ground: color('1e3a8a'), accent: color('7dd3fc'), ink: color('0c1b45') },
  { ground: color('7c2d12'), accent: color('fed7aa'), ink: color('431407') },
  { ground: color('4c1d95'), accent: color('ddd6fe'), ink: color('2e1065') },
  { ground: color('881337'), accent: color('fecdd3'), ink: color('4c0519') },
  { ground: color('14532d'), accent: color('bef264'), ink: color('052e16') },
]

/** Types that are shown by their names only (3§3), with what they are in the product. */
const FOREIGN = [
  { type: WEATHER, data: { city: '示例市' } },
  { type: QR_CODE, data: { value: '会员码' } },
  { type: WEB_PAGE, data: { address: 'about:blank' } },
] as const

interface Values {
  [key: string]: unknown
}

export interface Props {
  random: Random
  topic: Topic
  upright: boolean
  images: readonly MaterialRow[]
  videos: readonly MaterialRow[]
  /** How many scenes. */
  count: number
  /** Whether an element of a type that cannot be edited is among them. */
  foreign: boolean
}

/** The scenes of one ad; their stays follow from their elements (E2). */
export function designScenes({ random, topic, upright, images, videos, count, foreign }: Props) {
  const palette = random.pick(PALETTES)
  const first = videos.length > 0 && random.chance(0.5) ? 'screen' : images.length > 0 ? 'showcase' : 'notice'
  const kinds = [first, 'notice', videos.length > 0 ? 'screen' : 'poster', 'notice'] as const
  return kinds.slice(0, count).map((kind, index) => {
    const elements = {
      showcase: () => showcase(random, topic, palette, images, upright),
      screen: () => screen(topic, palette, [...videos.slice(0, 2), ...images.slice(0, 2)], upright),
      poster: () => poster(topic, palette, upright),
      notice: () => notice(random, topic, palette, upright),
    }[kind]()
    if (foreign && index === 0) elements.push(foreignElement(random, upright))
    const picture = kind === 'poster' ? images.find(({ width, height }) => width < height === upright) : undefined
    const background = picture
      ? { type: 2, color: WHITE, image: { id: picture.id, path: picture.path }, opacity: 100 }
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
function showcase(random: Random, topic: Topic, palette: Palette, images: readonly MaterialRow[], upright: boolean) {
  const effect = random.int(1, 5)
  const data = {
    images: images.slice(0, 4).map(mediaItem),
    stay: random.pick([5, 8, 10]),
    duration: 1000,
    disableAnimation: false,
    animation: { inId: effect, outId: effect },
  }
  const frame = {
    border: border({ width: 4, color: WHITE, radius: 12 }),
    background: { ver: 1, type: 1, color: NIGHT, opacity: 30 },
  }
  return [
    clock(4, upright ? [6, 2, 88, 3] : [6, 4, 40, 7], 'left'),
    text(topic.name, upright ? [6, 6, 88, 6] : [6, 18, 42, 14], 50, WHITE),
    text(topic.line, upright ? [6, 12, 88, 8] : [6, 34, 40, 20], 30, palette.accent, { lineHeight: 1.5 }),
    tag(topic.tag, palette, upright ? [6, 21, 34, 4] : [6, 60, 24, 10]),
    element(CAROUSEL, upright ? [6, 28, 88, 62] : [51, 13, 44, 62], data, frame),
    marquee(topic.news, palette, upright),
  ]
}

/** A playlist over most of the scene. */
function screen(topic: Topic, palette: Palette, medias: readonly MaterialRow[], upright: boolean) {
  const data = {
    medias: medias.map(mediaItem),
    isMuted: true,
    animation: { ver: 1, groups: [] },
    curAnimGroupForEdit: 0,
  }
  return [
    element(MEDIA_BOX, upright ? [0, 12, 100, 74] : [0, 0, 100, 88], data),
    ...(upright ? [text(topic.name, [6, 2, 88, 8], 50, WHITE, { align: 'center' })] : []),
    clock(1, upright ? [30, 87, 64, 4] : [68, 3, 30, 8], 'right', {
      background: { ver: 1, type: 1, color: NIGHT, opacity: 60 },
      border: border({ radius: 8, padding: 6 }),
    }),
    marquee(topic.news, palette, upright),
  ]
}

/** A picture over the whole scene with a band of text. */
function poster(topic: Topic, palette: Palette, upright: boolean) {
  const band = { background: { ver: 1, type: 1, color: NIGHT, opacity: 70 } }
  return [
    text(`${topic.name} · ${topic.line}`, upright ? [0, 78, 100, 10] : [0, 70, 100, 18], 36, WHITE, {
      align: 'center',
      ...band,
    }),
    marquee(topic.news, palette, upright),
  ]
}

/** Words and the time, without pictures. */
function notice(random: Random, topic: Topic, palette: Palette, upright: boolean) {
  return [
    clock(3, upright ? [10, 8, 80, 8] : [30, 6, 40, 14], 'center'),
    text(`${topic.line}\n营业时间 9:00 至 22:00`, upright ? [8, 30, 84, 24] : [14, 28, 72, 42], 44, WHITE, {
      align: 'center',
      lineHeight: 1.6,
      border: border({ width: 3, color: palette.accent, style: 'dashed', radius: 16, padding: 12 }),
    }),
    tag(topic.tag, palette, upright ? [58, 56, 34, 4.5] : [72, 66, 22, 11], { rotate: random.int(-10, -4) }),
    marquee(topic.news, palette, upright),
  ]
}

function foreignElement(random: Random, upright: boolean) {
  const { type, data } = random.pick(FOREIGN)
  return element(type, upright ? [62, 20, 32, 6] : [34, 58, 14, 16], { ...data })
}

type Place = readonly [left: number, top: number, width: number, height: number]

/** An element at a place in percent. */
function element(
  type: number,
  [left, top, width, height]: Place,
  data: Values,
  { rotate = 0, lineHeight = 1.2, background = { ver: 1, type: 0 }, border: line = border({}) }: Values = {},
) {
  return {
    ver: 1,
    type,
    layout: { ver: 1, left, top, width, height, zIndex: 0, rotate, lineHeight },
    background,
    border: line,
    data: { ver: 1, ...data },
  }
}

function text(value: string, place: Place, size: number, ink: Color, { align = 'left', ...more }: Values = {}) {
  return element(
    PLAIN_TEXT,
    place,
    { isScroll: false, speed: 10, value, font: '', size, color: ink, horizontalAlign: align, verticalAlign: 'middle' },
    more,
  )
}

function tag(value: string, { accent, ink }: Palette, place: Place, more: Values = {}) {
  return text(value, place, 30, ink, {
    align: 'center',
    background: { ver: 1, type: 1, color: accent, opacity: 100 },
    border: border({ radius: 100 }),
    ...more,
  })
}

function marquee(value: string, { accent, ink }: Palette, upright: boolean) {
  const data = {
    isScroll: true,
    speed: 8,
    value,
    font: '',
    size: upright ? 40 : 30,
    color: ink,
    horizontalAlign: 'left',
    verticalAlign: 'middle',
  }
  return element(SCROLLING_TEXT, upright ? [0, 93, 100, 7] : [0, 88, 100, 12], data, {
    background: { ver: 1, type: 1, color: accent, opacity: 100 },
  })
}

function clock(formatter: number, place: Place, align: string, more: Values = {}) {
  return element(
    DATE,
    place,
    {
      formatter,
      font: '',
      size: formatter === 3 ? 50 : 22,
      color: WHITE,
      horizontalAlign: align,
      verticalAlign: 'middle',
    },
    more,
  )
}

function border(values: Values) {
  return { ver: 1, color: WHITE, width: 0, style: 'solid', radius: 0, padding: 0, opacity: 100, ...values }
}

/** A material as it stands in a content. */
function mediaItem({ id, type, path, snapshot, name, size, width, height, mime, duration }: MaterialRow) {
  return { id, type, path, name, size, width, height, mime, ...(type === 1 && { duration, snapshot }) }
}

function color(hex: string): Color {
  const [r, g, b] = [0, 2, 4].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)) as [number, number, number]
  return { r, g, b }
}
