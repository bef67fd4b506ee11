import { bento, bowl, bubbleTea, platter, pot, steamer } from './art/food.ts'
import { glow, tallArt, wideArt } from './art/piece.ts'
import { marquee, page, pictures, rows, shape, text } from './parts.ts'
import type { Template } from './template.ts'

const dishes = [
  ['招牌牛肉面', '28'],
  ['酸菜鱼片饭', '32'],
  ['宫保鸡丁饭', '26'],
  ['番茄牛腩饭', '34'],
  ['鲜虾云吞面', '30'],
] as const

const drinks = [
  ['原味奶茶', '12'],
  ['冰柠檬茶', '13'],
  ['鲜榨橙汁', '18'],
  ['手冲咖啡', '22'],
  ['桂花乌龙', '15'],
] as const

const WHITE = '#ffffff'
const INK = '#2b1512'
const BRICK = '#a8281c'
const GOLD = '#ffb347'
const PAPER = '#fdeedd'

const wide = page(INK, [
  shape([0, 0, 36, 100], BRICK),
  text('今日菜单', [5, 7, 28, 12], 50, WHITE),
  text('现点现做，约需十分钟', [5, 19, 28, 8], 24, '#ffe0c2'),
  ...wideArt(glow(GOLD), [18, 60], 155),
  ...wideArt(bowl, [18, 60], 118),
  pictures([4, 32, 28, 56], 5, { radius: 16 }),
  text('主食', [41, 7, 24, 9], 34, GOLD),
  shape([41, 16.5, 25, 0.5], GOLD, { radius: 10 }),
  ...rows(dishes, 20, 13.4, ([name, price], top) => [
    text(name, [41, top, 18, 10], 27, PAPER),
    text(price, [59, top, 7, 10], 32, GOLD, { align: 'right' }),
  ]),
  text('饮品', [71, 7, 24, 9], 34, GOLD),
  shape([71, 16.5, 25, 0.5], GOLD, { radius: 10 }),
  ...rows(drinks, 20, 13.4, ([name, price], top) => [
    text(name, [71, top, 18, 10], 27, PAPER),
    text(price, [89, top, 7, 10], 32, GOLD, { align: 'right' }),
  ]),
  text('单位：元　　如对食材过敏，请在点单时告知店员', [41, 89, 55, 6], 17, '#c9a99a'),
])

const TEA = '#0f3b2c'
const JADE = '#a9d8b4'

const tall = page(TEA, [
  shape([0, 0, 100, 46], JADE),
  text('茶饮菜单', [8, 4, 60, 5.4], 50, TEA),
  text('现萃现调，可选少糖、去冰', [8, 9.8, 60, 3.4], 30, '#1d5a43'),
  ...tallArt(glow('#ffffff'), [50, 30.4], 270),
  ...tallArt(bubbleTea, [50, 30.4], 215),
  pictures([8, 15.5, 84, 29], 5, { radius: 24 }),
  ...rows(drinks, 49, 8.4, ([name, price], top, index) => [
    ...(index > 0 ? [shape([8, top - 0.8, 84, 0.12], '#2f6a52')] : []),
    text(name, [8, top, 58, 6.6], 46, WHITE),
    text(`${price} 元`, [64, top, 28, 6.6], 46, '#ffd98a', { align: 'right' }),
  ]),
  marquee('第二杯半价，自带杯再减两元', [0, 93, 100, 7], 44, TEA, { on: JADE }),
])

const UMBER = '#5a2410'
const HONEY = '#ffd07a'

const comboWide = page(HONEY, [
  shape([0, 0, 100, 18], UMBER),
  text('超值套餐', [5, 3, 50, 12], 50, WHITE),
  text('供应时间 10:30 至 20:30', [55, 3, 40, 12], 26, HONEY, { align: 'right' }),
  ...rows(
    [
      ['单人套餐', '主食 + 小菜 + 饮品', '36 元', bento],
      ['双人套餐', '两份主食 + 拼盘 + 饮品', '68 元', platter],
      ['家庭套餐', '三份主食 + 汤 + 甜品', '128 元', pot],
    ] as const,
    23,
    25,
    ([name, what, price, subject], top) => [
      shape([5, top, 90, 22], '#fff7e8', { radius: 18 }),
      ...wideArt(glow('#f09a4a'), [16.5, top + 11], 58),
      ...wideArt(subject, [16.5, top + 11], 44),
      pictures([6.5, top + 2, 20, 18], 5, { radius: 10 }),
      text(name, [30, top + 2.5, 40, 9], 36, UMBER),
      text(what, [30, top + 12, 42, 7.5], 24, '#8a4a1c'),
      text(price, [73, top + 4.5, 19, 13], 40, WHITE, { on: UMBER, radius: 60, align: 'center' }),
    ],
  ),
])

const COCOA = '#40200f'
const TOAST = '#f2b878'

const breakfastTall = page(COCOA, [
  text('早餐供应', [8, 4, 50, 5.4], 50, WHITE),
  text('每天 6:30 至 9:30', [54, 4.9, 38, 3.8], 32, COCOA, { on: TOAST, radius: 60, align: 'center' }),
  shape([6, 12.5, 88, 31], TOAST, { radius: 28 }),
  ...tallArt(glow('#ffffff'), [50, 28], 260),
  ...tallArt(steamer, [50, 28.4], 200),
  pictures([6, 12.5, 88, 31], 5, { radius: 28 }),
  ...rows(
    [
      ['鲜肉包', '2.5', '豆沙包', '2'],
      ['小米粥', '4', '皮蛋瘦肉粥', '7'],
      ['鸡蛋灌饼', '8', '葱油拌面', '9'],
      ['茶叶蛋', '2', '现磨豆浆', '4'],
    ] as const,
    47,
    10.8,
    ([name, price, second, other], top) => [
      shape([6, top, 42.5, 9.4], '#5f3319', { radius: 20 }),
      text(name, [9, top + 0.9, 37, 3.8], 36, WHITE),
      text(`${price} 元`, [9, top + 4.8, 37, 3.8], 38, '#ffd08a'),
      shape([51.5, top, 42.5, 9.4], '#5f3319', { radius: 20 }),
      text(second, [54.5, top + 0.9, 37, 3.8], 36, WHITE),
      text(`${other} 元`, [54.5, top + 4.8, 37, 3.8], 38, '#ffd08a'),
    ],
  ),
  text('支持扫码自助点餐，可打包带走', [8, 92, 84, 4], 32, TOAST),
])

export const menus: readonly Template[] = [
  { name: '餐厅菜单', orientation: 'landscape', page: wide },
  { name: '茶饮菜单', orientation: 'portrait', page: tall },
  { name: '套餐价目', orientation: 'landscape', page: comboWide },
  { name: '早餐供应', orientation: 'portrait', page: breakfastTall },
]
