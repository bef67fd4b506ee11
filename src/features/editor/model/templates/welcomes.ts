import { clock, page, pictures, rows, shape, text, tiles } from './parts.ts'
import type { Template } from './template.ts'

const NIGHT = '#0b1f3a'
const GOLD = '#e5c07b'
const PALE = '#f3ead8'

const wide = page(NIGHT, [
  shape([4, 7, 92, 86], NIGHT, { edge: { width: 2, color: GOLD } }),
  shape([5.2, 9.2, 89.6, 81.6], NIGHT, { edge: { width: 1, color: '#7a6a48' } }),
  text('热 烈 欢 迎', [10, 20, 80, 12], 50, GOLD, { align: 'center' }),
  shape([42, 35, 16, 0.5], GOLD),
  text('各位来宾莅临参观指导', [10, 40, 80, 12], 46, PALE, { align: 'center' }),
  text('请先在前台登记，工作人员将引导您前往会场', [10, 57, 80, 8], 26, '#b8c4d6', { align: 'center' }),
  clock(4, [10, 77, 80, 8], 24, GOLD, { align: 'center' }),
])

const tall = page('#0f3d3e', [
  pictures([0, 0, 100, 42], 5),
  shape([0, 42, 100, 0.5], GOLD),
  ...tiles('欢迎光临', [18, 46.8, 64, 8], 3, 50, GOLD, { radius: 200, edge: { width: 3, color: GOLD } }),
  text('很高兴为您服务', [8, 57.5, 84, 4.6], 46, PALE, { align: 'center' }),
  ...rows(['一层　服务台与咨询', '二层　休息与茶饮', '三层　会议与展厅'] as const, 66.5, 6.2, (line, top) => [
    text(line, [14, top, 72, 5.2], 36, PALE, { on: '#165253', radius: 60, align: 'center' }),
  ]),
  clock(1, [8, 90, 84, 4], 32, GOLD, { align: 'center' }),
])

const festivalWide = page('#a3121f', [
  shape([0, 0, 100, 3.5], '#f6c453'),
  shape([0, 96.5, 100, 3.5], '#f6c453'),
  ...tiles('佳节快乐', [14, 15, 72, 27], 4, 50, '#a3121f', { on: '#f6c453', radius: 200 }),
  text('感谢一路相伴，祝您阖家幸福、万事顺意', [8, 54, 84, 11], 36, '#fde9b8', { align: 'center' }),
  shape([42, 68, 16, 0.5], '#f6c453'),
  text('节日期间照常营业，欢迎光临', [8, 72, 84, 9], 27, '#fbd5c8', { align: 'center' }),
  clock(2, [8, 84, 84, 7], 22, '#f6c453', { align: 'center' }),
])

const festivalTall = page('#a3121f', [
  shape([5, 3, 90, 94], '#a3121f', { edge: { width: 6, color: '#f6c453' }, radius: 30 }),
  ...tiles('佳节', [26, 8, 48, 12.5], 4, 50, '#a3121f', { on: '#f6c453', radius: 300 }),
  ...tiles('快乐', [26, 22.5, 48, 12.5], 4, 50, '#a3121f', { on: '#f6c453', radius: 300 }),
  pictures([12, 41, 76, 27], 5, { radius: 20, edge: { width: 4, color: '#f6c453' } }),
  text('感谢一路相伴\n祝您阖家幸福、万事顺意', [10, 72, 80, 10], 42, '#fde9b8', { align: 'center', line: 1.6 }),
  shape([38, 84, 24, 0.25], '#f6c453'),
  text('节日期间照常营业', [10, 86, 80, 4], 34, '#fbd5c8', { align: 'center' }),
  clock(2, [10, 90.6, 80, 3.4], 28, '#f6c453', { align: 'center' }),
])

export const welcomes: readonly Template[] = [
  { name: '来宾欢迎', orientation: 'landscape', page: wide },
  { name: '欢迎光临', orientation: 'portrait', page: tall },
  { name: '佳节祝福', orientation: 'landscape', page: festivalWide },
  { name: '节日贺卡', orientation: 'portrait', page: festivalTall },
]
