import { clock, marquee, page, pictures, rows, shape, text, tiles } from './parts.ts'
import type { Template } from './template.ts'

const RED = '#c4161c'
const DEEP = '#8f0f14'
const GOLD = '#ffd54a'
const WHITE = '#ffffff'
const CREAM = '#fff4dc'

const wide = page(RED, [
  shape([0, 0, 52, 88], DEEP),
  shape([0, 0, 1.2, 88], GOLD),
  text('周末两日', [6, 10, 15, 8], 26, DEEP, { on: GOLD, radius: 40, align: 'center' }),
  text('全 场 五 折 起', [6, 21, 44, 13], 50, WHITE),
  text('服饰、鞋靴、箱包指定商品参加', [6, 34, 44, 8], 26, CREAM),
  text('满 300 减 80', [6, 48, 34, 15], 46, DEEP, { on: GOLD, radius: 12, align: 'center' }),
  text('活动时间：周六、周日 10:00 至 22:00\n活动地点：一层中庭及各楼层专柜', [6, 67, 44, 15], 20, CREAM, {
    line: 1.6,
  }),
  pictures([56, 9, 39, 70], 2, { radius: 16, edge: { width: 4, color: GOLD } }),
  marquee('结账时出示会员码，折后再享双倍积分；数量有限，售完为止', [0, 88, 100, 12], 30, DEEP, { on: GOLD }),
])

const tall = page(RED, [
  shape([0, 0, 100, 36], DEEP),
  ...tiles('限时特惠', [16, 3.6, 68, 8.2], 3, 50, DEEP, { on: GOLD, radius: 24 }),
  text('全 场 五 折 起', [8, 13.2, 84, 5], 50, WHITE, { align: 'center' }),
  text('本周六、周日，两天为限', [10, 18.8, 80, 3], 34, CREAM, { align: 'center' }),
  pictures([8, 24, 84, 34], 5, { radius: 20, edge: { width: 6, color: GOLD } }),
  ...rows(
    [
      ['满 200', '立减 50'],
      ['满 500', '立减 150'],
      ['满 800', '立减 300'],
    ] as const,
    61.5,
    8.4,
    ([from, off], top) => [
      text(from, [8, top, 36, 6.8], 44, DEEP, { on: GOLD, align: 'center' }),
      text(off, [44, top, 48, 6.8], 46, RED, { on: CREAM, align: 'center' }),
    ],
  ),
  text('活动最终以门店公告为准', [10, 87.5, 80, 3], 24, CREAM, { align: 'center' }),
  marquee('会员结账再享双倍积分，数量有限，售完为止', [0, 93, 100, 7], 46, DEEP, { on: GOLD }),
])

const groupWide = page('#fff7ed', [
  shape([0, 0, 100, 19], '#c2410c'),
  text('今日特价', [5, 4, 40, 11], 48, WHITE),
  clock(4, [55, 4, 40, 11], 26, '#fff7ed'),
  ...rows(
    [
      ['当季水果', '每斤 6.9 元'],
      ['鲜活水产', '每斤 19.8 元'],
      ['烘焙面包', '第二件半价'],
    ] as const,
    5,
    31,
    ([name, price], left) => [
      shape([left, 25, 28, 60], WHITE, { radius: 16, edge: { width: 1.5, color: '#fed7aa' } }),
      pictures([left + 1.5, 27.6, 25, 34], 5),
      text(name, [left + 1.5, 63, 25, 8.5], 30, '#431407', { align: 'center' }),
      text(price, [left + 1.5, 72, 25, 10], 34, WHITE, { on: '#c2410c', radius: 40, align: 'center' }),
    ],
  ),
  marquee('价格当日有效，以店内标价为准', [0, 89.5, 100, 10.5], 26, '#431407', { on: '#fed7aa' }),
])

const groupTall = page('#fff7ed', [
  shape([0, 0, 100, 14], '#c2410c'),
  text('今 日 特 价', [8, 2.6, 84, 5], 50, WHITE, { align: 'center' }),
  clock(4, [8, 8.2, 84, 3.4], 30, '#fff7ed', { align: 'center' }),
  ...rows(
    [
      ['当季水果', '每斤 6.9 元', '产地直采，当日到店'],
      ['鲜活水产', '每斤 19.8 元', '现捞现称，免费处理'],
      ['烘焙面包', '第二件半价', '每天上午十点出炉'],
    ] as const,
    17,
    25.5,
    ([name, price, note], top) => [
      shape([6, top, 88, 23.5], WHITE, { radius: 20, edge: { width: 2, color: '#fed7aa' } }),
      pictures([8, top + 1.2, 38, 21.1], 5, { radius: 12 }),
      text(name, [50, top + 2.4, 41, 4.6], 46, '#431407'),
      text(note, [50, top + 7.6, 41, 3], 28, '#9a3412'),
      text(price, [50, top + 14.2, 41, 5.6], 40, WHITE, { on: '#c2410c', radius: 60, align: 'center' }),
    ],
  ),
  marquee('价格当日有效，以店内标价为准', [0, 94.5, 100, 5.5], 36, '#431407', { on: '#fed7aa' }),
])

export const sales: readonly Template[] = [
  { name: '周末大促', orientation: 'landscape', page: wide },
  { name: '限时特惠海报', orientation: 'portrait', page: tall },
  { name: '今日特价', orientation: 'landscape', page: groupWide },
  { name: '特价推荐', orientation: 'portrait', page: groupTall },
]
