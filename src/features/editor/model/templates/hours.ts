import { glow, tallArt, wideArt } from './art/piece.ts'
import { tower } from './art/places.ts'
import { openSign, stairs, wallClock } from './art/things.ts'
import { clock, page, pictures, rows, shape, text } from './parts.ts'
import type { Template } from './template.ts'

const week = [
  ['周一至周四', '09:00 至 21:30'],
  ['周五', '09:00 至 22:30'],
  ['周六、周日', '08:30 至 22:30'],
  ['法定节假日', '10:00 至 22:00'],
] as const

const WHITE = '#ffffff'
const TEAL = '#0b5c56'
const MINT = '#9be0d2'

const wide = page(MINT, [
  shape([0, 0, 40, 100], TEAL),
  ...wideArt(glow(MINT), [20, 42], 165),
  ...wideArt(wallClock, [20, 42], 115),
  clock(3, [4, 75, 32, 11], 42, WHITE, { align: 'center' }),
  clock(4, [4, 86, 32, 8], 21, MINT, { align: 'center' }),
  text('营业时间', [45, 8, 50, 12], 50, TEAL),
  ...rows(week, 24, 15.4, ([day, time], top, index) => [
    shape([45, top, 50, 13], index === 2 ? TEAL : WHITE, { radius: 60 }),
    text(day, [48, top, 20, 13], 28, index === 2 ? WHITE : '#134e4a'),
    text(time, [66, top, 26, 13], 30, index === 2 ? WHITE : TEAL, { align: 'right' }),
  ]),
  text('闭店前 30 分钟停止入场', [45, 87, 50, 7], 22, '#11524c'),
])

const DUSK = '#1e293b'
const LAMP = '#fbbf24'

const tall = page(DUSK, [
  shape([0, 0, 100, 36], '#39506f'),
  ...tallArt(glow('#8fb3e0'), [50, 18], 300),
  ...tallArt(openSign, [50, 19.4], 250),
  text('营业中', [26, 17.4, 48, 5], 50, LAMP, { align: 'center' }),
  pictures([0, 0, 100, 36], 5),
  text('营业时间', [8, 39.4, 84, 5.4], 50, LAMP),
  ...rows(week, 47.5, 8.6, ([day, time], top) => [
    shape([8, top, 84, 7.4], '#334764', { radius: 60 }),
    text(day, [13, top, 34, 7.4], 38, '#e2e8f0'),
    text(time, [45, top, 42, 7.4], 40, LAMP, { align: 'right' }),
  ]),
  clock(3, [8, 84, 84, 6], 50, WHITE, { align: 'left' }),
  clock(4, [8, 90, 84, 4], 32, '#b3c0d4', { align: 'left' }),
])

const VIOLET = '#2f2a86'
const HAZE = '#cfd2ff'

const floorsWide = page(HAZE, [
  shape([68, 0, 32, 100], VIOLET),
  ...wideArt(glow('#8b8ff5'), [84, 58], 150),
  ...wideArt(stairs, [84, 58], 112),
  text('您在　一层', [75, 7, 18, 9], 26, VIOLET, { on: WHITE, radius: 60, align: 'center' }),
  text('楼层导览', [5, 5, 50, 12], 50, VIOLET),
  ...rows(
    [
      ['5F', '影院　餐厅　儿童乐园', '#4f46e5'],
      ['4F', '运动户外　图书文具', '#0e7490'],
      ['3F', '男装　女装　配饰', '#047857'],
      ['2F', '美妆　珠宝　鞋靴', '#b45309'],
      ['1F', '超市　服务台　便民服务', '#c81e3a'],
    ] as const,
    21,
    15,
    ([floor, what, color], top) => [
      shape([5, top, 59, 13], WHITE, { radius: 60 }),
      text(floor, [5, top, 13, 13], 40, WHITE, { on: color, align: 'center', radius: 60 }),
      text(what, [21, top, 41, 13], 30, '#1e293b'),
    ],
  ),
])

const DEEP = '#0d1b30'
const CYAN = '#7fd0ff'

const floorsTall = page(DEEP, [
  shape([68, 0, 32, 100], CYAN),
  ...tallArt(tower, [84, 50], 400),
  text('楼层索引', [8, 4, 56, 5.4], 50, WHITE),
  ...rows(
    [
      ['8', '行政与财务'],
      ['7', '会议中心'],
      ['6', '培训教室'],
      ['5', '产品研发'],
      ['4', '客户服务'],
      ['3', '员工餐厅'],
      ['2', '展厅与接待'],
      ['1', '大堂与服务台'],
    ] as const,
    13.5,
    9.5,
    ([floor, what], top, index) => [
      shape([8, top, 56, 8], '#1b3050', { radius: 80 }),
      text(what, [25, top, 38, 8], 36, '#f1f5f9'),
      text(floor, [8, top, 14.2, 8], 48, index === 7 ? DEEP : CYAN, {
        on: index === 7 ? '#ffd35c' : '#264066',
        align: 'center',
        radius: 80,
      }),
    ],
  ),
  clock(1, [8, 91, 58, 4.6], 30, '#a9bdd8', { align: 'left' }),
])

export const hours: readonly Template[] = [
  { name: '营业时间', orientation: 'landscape', page: wide },
  { name: '门店营业时间', orientation: 'portrait', page: tall },
  { name: '楼层导览', orientation: 'landscape', page: floorsWide },
  { name: '楼层索引', orientation: 'portrait', page: floorsTall },
]
