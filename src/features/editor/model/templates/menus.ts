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

const INK = '#1c1917'
const PAPER = '#f5efe6'
const AMBER = '#f2b134'

const wide = page(INK, [
  shape([0, 0, 34, 100], '#292524'),
  text('今 日 菜 单', [4, 7, 26, 11], 42, AMBER, { align: 'center' }),
  shape([13, 20, 8, 0.6], AMBER),
  pictures([4, 26, 26, 46], 5, { radius: 12 }),
  text('现点现做\n约需十分钟', [4, 76, 26, 15], 26, PAPER, { align: 'center', line: 1.5 }),
  text('主食', [39, 7, 24, 9], 34, AMBER),
  shape([39, 16.5, 25, 0.5], AMBER),
  ...rows(dishes, 20, 13.4, ([name, price], top) => [
    text(name, [39, top, 18, 10], 27, PAPER),
    text(price, [57, top, 7, 10], 32, AMBER, { align: 'right' }),
  ]),
  text('饮品', [70, 7, 24, 9], 34, AMBER),
  shape([70, 16.5, 25, 0.5], AMBER),
  ...rows(drinks, 20, 13.4, ([name, price], top) => [
    text(name, [70, top, 18, 10], 27, PAPER),
    text(price, [88, top, 7, 10], 32, AMBER, { align: 'right' }),
  ]),
  text('单位：元　　如对食材过敏，请在点单时告知店员', [39, 89, 56, 6], 17, '#a8a29e'),
])

const tall = page(PAPER, [
  shape([0, 0, 100, 15], '#14532d'),
  text('茶 饮 菜 单', [8, 3, 84, 5], 50, PAPER, { align: 'center' }),
  text('现萃现调，可选少糖、去冰', [8, 9, 84, 3], 30, '#bbf7d0', { align: 'center' }),
  pictures([6, 18, 88, 27], 5, { radius: 20 }),
  ...rows(drinks, 48.5, 8.2, ([name, price], top, index) => [
    ...(index > 0 ? [shape([6, top - 0.7, 88, 0.12], '#d6cbb8')] : []),
    text(name, [6, top, 60, 6.6], 46, '#1c3325'),
    text(`${price} 元`, [66, top, 28, 6.6], 46, '#9a4306', { align: 'right' }),
  ]),
  marquee('第二杯半价，自带杯再减两元', [0, 93, 100, 7], 44, PAPER, { on: '#14532d' }),
])

const comboWide = page('#fef3c7', [
  shape([0, 0, 100, 17], '#7c2d12'),
  text('超值套餐', [5, 3, 50, 11], 46, '#fde68a'),
  text('供应时间 10:30 至 20:30', [55, 3, 40, 11], 26, '#fef3c7', { align: 'right' }),
  ...rows(
    [
      ['单人套餐', '主食 + 小菜 + 饮品', '36 元'],
      ['双人套餐', '两份主食 + 拼盘 + 饮品', '68 元'],
      ['家庭套餐', '三份主食 + 汤 + 甜品', '128 元'],
    ] as const,
    22.5,
    25,
    ([name, what, price], top) => [
      shape([5, top, 90, 22], '#ffffff', { radius: 14 }),
      shape([5, top, 1, 22], '#c2410c'),
      pictures([8, top + 2, 18, 18], 5, { radius: 8 }),
      text(name, [30, top + 2.5, 40, 9], 36, '#431407'),
      text(what, [30, top + 12, 42, 7.5], 24, '#9a3412'),
      text(price, [74, top + 3.5, 18, 15], 44, '#fde68a', { on: '#7c2d12', radius: 12, align: 'center' }),
    ],
  ),
])

const breakfastTall = page('#431407', [
  text('早 餐 供 应', [8, 4, 84, 5], 50, '#fde68a', { align: 'center' }),
  text('每天 6:30 至 9:30', [25, 10, 50, 3.6], 32, '#431407', { on: '#fde68a', radius: 60, align: 'center' }),
  ...rows(
    [
      ['鲜肉包', '2.5', '豆沙包', '2'],
      ['小米粥', '4', '皮蛋瘦肉粥', '7'],
      ['鸡蛋灌饼', '8', '葱油拌面', '9'],
      ['茶叶蛋', '2', '现磨豆浆', '4'],
    ] as const,
    17,
    10.4,
    ([name, price, second, other], top) => [
      shape([6, top, 42.5, 9], '#5b1f0b', { radius: 16 }),
      text(name, [9, top + 0.9, 37, 3.6], 36, '#fff7ed'),
      text(`${price} 元`, [9, top + 4.6, 37, 3.6], 38, '#fbbf24'),
      shape([51.5, top, 42.5, 9], '#5b1f0b', { radius: 16 }),
      text(second, [54.5, top + 0.9, 37, 3.6], 36, '#fff7ed'),
      text(`${other} 元`, [54.5, top + 4.6, 37, 3.6], 38, '#fbbf24'),
    ],
  ),
  pictures([6, 60, 88, 29], 5, { radius: 20 }),
  text('支持扫码自助点餐，可打包带走', [6, 91.5, 88, 4], 32, '#fed7aa', { align: 'center' }),
])

export const menus: readonly Template[] = [
  { name: '餐厅菜单', orientation: 'landscape', page: wide },
  { name: '茶饮菜单', orientation: 'portrait', page: tall },
  { name: '套餐价目', orientation: 'landscape', page: comboWide },
  { name: '早餐供应', orientation: 'portrait', page: breakfastTall },
]
