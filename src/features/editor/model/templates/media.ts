import { cup, juice } from './art/food.ts'
import { glow, tallArt, wideArt, type Piece } from './art/piece.ts'
import { airBalloon, cactus, cityBlocks, flower, moonlitTown, mountains, seaside, train } from './art/places.ts'
import { kite, lotion, reel } from './art/things.ts'
import { clock, marquee, mediaBox, page, pictures, rows, shape, text, type Area, type Hex, type Part } from './parts.ts'
import type { Template } from './template.ts'

const WHITE = '#ffffff'

/** A window of a wall in a colour of its own, with something to be seen until it has media. */
const wideWindow = ([left, top, width, height]: Area, on: Hex, subject: readonly Piece[], half: number): Part[] => [
  shape([left, top, width, height], on, { radius: 10 }),
  ...wideArt(subject, [left + width / 2, top + height / 2], half),
]
const tallWindow = ([left, top, width, height]: Area, on: Hex, subject: readonly Piece[], half: number): Part[] => [
  shape([left, top, width, height], on, { radius: 16 }),
  ...tallArt(subject, [left + width / 2, top + height / 2], half),
]

const NIGHT = '#0f1730'

const wallWide = page(NIGHT, [
  ...wideWindow([1, 1.8, 65, 80.4], '#0a4d7a', seaside, 170),
  mediaBox([1, 1.8, 65, 80.4], { radius: 10 }),
  ...wideWindow([67, 1.8, 32, 39.3], '#6b2746', flower, 90),
  pictures([67, 1.8, 32, 39.3], 2, { radius: 10 }),
  ...wideWindow([67, 42.9, 32, 39.3], '#12202f', cityBlocks, 90),
  pictures([67, 42.9, 32, 39.3], 4, { radius: 10 }),
  marquee('欢迎光临，祝您度过愉快的一天', [1, 84, 74, 14.2], 34, WHITE, { on: '#1d2a52', radius: 10 }),
  clock(3, [76, 84, 23, 14.2], 38, NIGHT, { on: '#8fb0ff', align: 'center', radius: 10 }),
])

const wallTall = page('#12202f', [
  ...tallWindow([2, 1.2, 96, 44], '#1b5c6f', airBalloon, 300),
  mediaBox([2, 1.2, 96, 44], { radius: 16 }),
  ...tallWindow([2, 46.4, 47.4, 22], '#7a4a1f', cactus, 160),
  pictures([2, 46.4, 47.4, 22], 2, { radius: 16 }),
  ...tallWindow([50.6, 46.4, 47.4, 22], '#40356f', cup, 150),
  pictures([50.6, 46.4, 47.4, 22], 1, { radius: 16 }),
  ...tallWindow([2, 69.6, 96, 20], '#24524a', train, 300),
  pictures([2, 69.6, 96, 20], 5, { radius: 16 }),
  marquee('欢迎光临，祝您度过愉快的一天', [2, 90.8, 66, 8], 44, WHITE, { on: '#1e3448', radius: 16 }),
  clock(3, [69, 90.8, 29, 8], 44, '#12202f', { on: '#7fe0cf', align: 'center', radius: 16 }),
])

const DUSK = '#173a54'

const posterWide = page(DUSK, [
  ...wideArt(glow('#6fb6d8'), [70, 40], 210),
  ...wideArt(mountains, [66, 46], 200),
  shape([0, 62, 100, 38], '#0d2233'),
  pictures([0, 0, 100, 100], 5),
  shape([0, 74, 100, 26], '#000000', { opacity: 62 }),
  text('在这里写下主标题', [5, 77, 66, 11.5], 48, WHITE),
  text('用一句话说明画面想表达的内容', [5, 88, 66, 8], 26, '#e5e7eb'),
  text('了解更多', [78, 81, 17, 11], 28, '#0d2233', { on: WHITE, radius: 60, align: 'center' }),
])

const posterTall = page('#171b4a', [
  ...tallArt(glow('#5a63c8'), [50, 32], 470),
  ...tallArt(moonlitTown, [50, 46], 440),
  shape([0, 69, 100, 31], '#0c0f2e'),
  pictures([0, 0, 100, 100], 5),
  shape([0, 74, 100, 26], '#000000', { opacity: 62 }),
  shape([8, 77.6, 12, 0.5], '#ffd35c', { radius: 20 }),
  text('在这里写下主标题', [8, 79.6, 84, 5], 50, WHITE),
  text('用一两句话说明画面想表达的内容，\n让路过的人一眼看懂', [8, 85.4, 84, 7], 34, '#e5e7eb', { line: 1.5 }),
  clock(4, [8, 94, 84, 3.6], 26, '#d1d5db', { align: 'left' }),
])

const COCOA = '#3d2a20'
const SAND = '#e9c9a8'

const productWide = page(COCOA, [
  shape([0, 0, 52, 100], SAND),
  ...wideArt(glow('#ffffff'), [26, 50], 225),
  ...wideArt(lotion, [26, 51], 170),
  pictures([0, 0, 52, 100], 5),
  text('新品上市', [58, 11, 17, 8.5], 25, COCOA, { on: SAND, radius: 40, align: 'center' }),
  text('在这里写产品名称', [58, 24, 38, 12], 42, WHITE),
  text('一句话介绍它的特别之处', [58, 36, 38, 8], 25, SAND),
  ...rows(['精选原料，当日制作', '三种规格，可选小份', '到店试用，喜欢再买'] as const, 49, 9.4, (line, top) => [
    shape([58, top + 2.8, 1.4, 2.5], SAND, { radius: 40 }),
    text(line, [61, top, 35, 8], 26, '#f6e7d8'),
  ]),
  text('尝鲜价 39 元', [58, 81, 26, 11], 32, COCOA, { on: WHITE, radius: 60, align: 'center' }),
])

const MOSS = '#23480f'
const SPROUT = '#c4e38d'

const productTall = page(SPROUT, [
  shape([0, 0, 100, 16], MOSS),
  text('新品推荐', [8, 4, 60, 5.2], 50, WHITE),
  text('NEW', [74, 5, 18, 3.8], 36, MOSS, { on: '#ffd35c', align: 'center', radius: 60 }),
  text('一句话介绍它的特别之处', [8, 10, 84, 3.8], 32, SPROUT),
  ...tallArt(glow('#ffffff'), [50, 39], 400),
  ...tallArt(juice, [50, 39.5], 290),
  pictures([8, 18.5, 84, 41], 5, { radius: 28 }),
  text('在这里写产品名称', [8, 62, 84, 5.4], 48, MOSS, { align: 'center' }),
  ...rows(
    [
      ['原料', '当季鲜采'],
      ['口味', '清爽不腻'],
      ['分量', '可选小份'],
    ] as const,
    8,
    28.7,
    ([label, what], left) => [
      shape([left, 71, 26.6, 11], WHITE, { radius: 20 }),
      text(label, [left, 72.2, 26.6, 3.6], 28, '#4d6a1c', { align: 'center' }),
      text(what, [left, 76.2, 26.6, 4.2], 36, MOSS, { align: 'center' }),
    ],
  ),
  text('尝鲜价 39 元', [20, 86, 60, 7], 48, WHITE, { on: MOSS, radius: 80, align: 'center' }),
])

const INDIGO = '#1a2250'
const PERIWINKLE = '#8ab4ff'

const videoWide = page(INDIGO, [
  shape([3, 5.3, 66, 66], '#2a3a86', { radius: 12 }),
  ...wideArt(glow(PERIWINKLE), [36, 38], 170),
  ...wideArt(reel, [36, 38], 120),
  mediaBox([3, 5.3, 66, 66], { radius: 12 }),
  shape([71, 5.3, 26, 66], PERIWINKLE, { radius: 12 }),
  text('活动速递', [73, 8.5, 22, 9], 34, INDIGO),
  text('本周六下午两点\n一层中庭亲子手工\n\n每日晚七点\n露天广场电影\n\n报名请到服务台', [73, 19, 22, 50], 22, INDIGO, {
    vertical: 'top',
    line: 1.6,
  }),
  text('精彩视频正在播放', [3, 75, 44, 10], 36, WHITE),
  clock(1, [50, 75, 47, 10], 26, PERIWINKLE),
  marquee('更多活动请留意现场公告', [0, 88, 100, 12], 30, INDIGO, { on: PERIWINKLE }),
])

const GRAPE = '#4b2a63'
const LILAC = '#e3c7f2'

const videoTall = page(LILAC, [
  shape([0, 0, 100, 31.64], GRAPE),
  ...tallArt(glow('#c08be0'), [50, 15.8], 260),
  ...tallArt(kite, [50, 14.5], 190),
  mediaBox([0, 0, 100, 31.64]),
  text('活动速递', [8, 34.5, 50, 5.4], 50, GRAPE),
  ...rows(
    [
      ['周六 14:00', '亲子放风筝', '南广场草坪'],
      ['周日 10:00', '公益阅读分享', '三层书店'],
      ['每日 19:00', '露天广场电影', '南广场'],
    ] as const,
    42,
    13.6,
    ([time, what, where], top) => [
      shape([6, top, 88, 12.2], WHITE, { radius: 24 }),
      text(time, [9, top + 1.5, 34, 3.8], 30, WHITE, { on: GRAPE, radius: 60, align: 'center' }),
      text(where, [50, top + 1.5, 41, 3.8], 30, '#6b4a80', { align: 'right' }),
      text(what, [9, top + 6.4, 82, 4.8], 44, GRAPE),
    ],
  ),
  pictures([6, 83.5, 88, 8.5], 2, { on: '#cfa5e6', radius: 20 }),
  marquee('报名请到一层服务台', [0, 94, 100, 6], 40, LILAC, { on: GRAPE }),
])

export const media: readonly Template[] = [
  { name: '媒体墙', orientation: 'landscape', page: wallWide },
  { name: '竖版媒体墙', orientation: 'portrait', page: wallTall },
  { name: '全屏画面', orientation: 'landscape', page: posterWide },
  { name: '全屏海报', orientation: 'portrait', page: posterTall },
  { name: '新品上市', orientation: 'landscape', page: productWide },
  { name: '新品推荐', orientation: 'portrait', page: productTall },
  { name: '视频与活动', orientation: 'landscape', page: videoWide },
  { name: '视频与日程', orientation: 'portrait', page: videoTall },
]
