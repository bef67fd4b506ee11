import { glow, rays, tallArt, wideArt } from './art/piece.ts'
import { storefront } from './art/places.ts'
import { bouquet, gift, lantern } from './art/things.ts'
import { clock, page, pictures, rows, shape, text, tiles } from './parts.ts'
import type { Template } from './template.ts'

const WHITE = '#ffffff'
const NIGHT = '#0f2147'
const GOLD = '#e5c07b'
const PALE = '#f3ead8'

const wide = page(NIGHT, [
  ...wideArt(glow('#4a6bb8'), [78, 48], 215),
  ...wideArt(bouquet, [78, 49], 150),
  shape([60, 86, 36, 0.6], GOLD, { radius: 10 }),
  text('贵宾莅临', [6, 12, 17, 8.5], 25, NIGHT, { on: GOLD, radius: 60, align: 'center' }),
  text('热烈欢迎', [6, 26, 50, 14], 50, WHITE),
  text('各位来宾莅临参观指导', [6, 41, 52, 11], 42, GOLD),
  text('请先在前台登记，\n工作人员将引导您前往会场', [6, 55, 50, 15], 25, '#c3cde2', { line: 1.6 }),
  clock(4, [6, 80, 50, 8], 24, PALE, { align: 'left' }),
])

const PINE = '#0f3d3e'
const MINT = '#8fd8c4'

const tall = page(PINE, [
  shape([0, 0, 100, 42], MINT),
  ...tallArt(glow('#ffffff'), [50, 21], 360),
  ...tallArt(storefront, [50, 21.5], 280),
  pictures([0, 0, 100, 42], 5),
  ...tiles('欢迎光临', [8, 46.4, 64, 8], 3, 50, PINE, { on: MINT, radius: 200 }),
  text('很高兴为您服务', [8, 57, 84, 4.8], 46, WHITE),
  ...rows(['一层　服务台与咨询', '二层　休息与茶饮', '三层　会议与展厅'] as const, 66, 6.8, (line, top) => [
    text(line, [8, top, 84, 5.6], 36, PALE, { on: '#1c5658', radius: 60, padding: 30 }),
  ]),
  clock(1, [8, 90, 84, 4], 32, MINT, { align: 'left' }),
])

const RED = '#8c0f1e'
const FESTIVE = '#ffd98a'

const festivalWide = page(RED, [
  ...wideArt(glow('#ff6a4d'), [16, 46], 155),
  ...wideArt(lantern, [16, 46], 105),
  ...wideArt(glow('#ff6a4d'), [84, 46], 155),
  ...wideArt(lantern, [84, 46], 105),
  ...tiles('佳节快乐', [31, 17, 38, 15], 2, 50, RED, { on: FESTIVE, radius: 200 }),
  text('感谢一路相伴\n祝您阖家幸福、万事顺意', [30, 40, 40, 20], 32, WHITE, { align: 'center', line: 1.6 }),
  shape([44, 64, 12, 0.6], FESTIVE, { radius: 10 }),
  text('节日期间照常营业，欢迎光临', [30, 68, 40, 9], 25, '#ffd5c4', { align: 'center' }),
  clock(2, [30, 80, 40, 7], 22, FESTIVE, { align: 'center' }),
])

const CHERRY = '#a31535'
const ROSE = '#ff9aa8'

const festivalTall = page(CHERRY, [
  shape([0, 0, 100, 56], ROSE),
  ...tallArt(rays('#ffffff'), [50, 30], 460),
  ...tallArt(glow('#ffffff'), [50, 30], 340),
  ...tallArt(gift, [50, 30.4], 250),
  pictures([10, 8, 80, 44], 5, { radius: 28 }),
  ...tiles('佳节快乐', [8, 60, 64, 7.6], 3, 50, CHERRY, { on: '#ffe1a3', radius: 200 }),
  text('感谢一路相伴\n祝您阖家幸福、万事顺意', [8, 70.6, 84, 10], 42, WHITE, { line: 1.6 }),
  shape([8, 83.4, 12, 0.4], '#ffe1a3', { radius: 20 }),
  text('节日期间照常营业', [8, 86, 60, 4], 34, '#ffd9df'),
  clock(2, [8, 91, 60, 3.4], 28, '#ffe1a3', { align: 'left' }),
])

export const welcomes: readonly Template[] = [
  { name: '来宾欢迎', orientation: 'landscape', page: wide },
  { name: '欢迎光临', orientation: 'portrait', page: tall },
  { name: '佳节祝福', orientation: 'landscape', page: festivalWide },
  { name: '节日贺卡', orientation: 'portrait', page: festivalTall },
]
