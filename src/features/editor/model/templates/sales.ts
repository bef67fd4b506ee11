import { apple, carrot, eggs, fish, loaf, milk } from './art/food.ts'
import { glow, rays, tallArt, wideArt } from './art/piece.ts'
import { alarmClock, shoppingBag } from './art/things.ts'
import { clock, marquee, page, pictures, rows, shape, text, tiles } from './parts.ts'
import type { Template } from './template.ts'

const WHITE = '#ffffff'

const WINE = '#6b0f1c'
const ORANGE = '#f0884a'
const CREAM = '#ffe9d2'

const wide = page(WINE, [
  shape([54, 0, 46, 88], ORANGE),
  ...wideArt(rays('#ffffff'), [77, 44], 220),
  shape([59, 9, 36, 70], WHITE, { radius: 16, opacity: 22 }),
  ...wideArt(shoppingBag, [77, 44], 145),
  pictures([59, 9, 36, 70], 2, { radius: 16 }),
  text('周末两日', [6, 9, 17, 9], 26, WINE, { on: ORANGE, radius: 40, align: 'center' }),
  text('全场五折起', [6, 21, 44, 14], 50, WHITE),
  text('服饰、鞋靴、箱包指定商品参加', [6, 35, 44, 8], 26, CREAM),
  text('满 300 减 80', [6, 47, 34, 14], 44, WINE, { on: WHITE, radius: 60, align: 'center' }),
  text('活动时间：周六、周日 10:00 至 22:00\n活动地点：一层中庭及各楼层专柜', [6, 66, 44, 15], 20, CREAM, {
    line: 1.6,
  }),
  marquee('结账时出示会员码，折后再享双倍积分；数量有限，售完为止', [0, 88, 100, 12], 30, WINE, { on: CREAM }),
])

const PLUM = '#4a1040'
const PINK = '#ff6f91'

const tall = page(PLUM, [
  shape([0, 22, 100, 34], PINK),
  ...tallArt(rays('#ffffff'), [50, 39], 300),
  shape([8, 24, 84, 30], WHITE, { radius: 24, opacity: 18 }),
  ...tallArt(alarmClock, [50, 39], 215),
  pictures([8, 24, 84, 30], 5, { radius: 24 }),
  ...tiles('限时特惠', [8, 3.6, 68, 8.2], 3, 50, PLUM, { on: '#ffd35c', radius: 24 }),
  text('全场五折起，两天为限', [8, 14, 84, 5], 46, WHITE),
  ...rows(
    [
      ['满 200', '立减 50'],
      ['满 500', '立减 150'],
      ['满 800', '立减 300'],
    ] as const,
    60,
    8.6,
    ([from, off], top) => [
      text(off, [8, top, 84, 7], 46, PLUM, { on: WHITE, radius: 60, align: 'right', padding: 40 }),
      text(from, [8, top, 40, 7], 44, PLUM, { on: '#ffd35c', radius: 60, align: 'center' }),
    ],
  ),
  text('活动最终以门店公告为准', [8, 87.2, 84, 3], 26, '#ffd6e0'),
  marquee('会员结账再享双倍积分，数量有限，售完为止', [0, 93, 100, 7], 46, PLUM, { on: '#ffd35c' }),
])

const FOREST = '#0e4a34'
const LIME = '#bfe59a'

const groupWide = page(FOREST, [
  shape([0, 22, 100, 68], LIME),
  text('今日特价', [5, 5, 40, 12], 50, WHITE),
  clock(4, [55, 5, 40, 12], 26, LIME),
  ...rows(
    [
      ['当季水果', '每斤 6.9 元', apple],
      ['鲜活水产', '每斤 19.8 元', fish],
      ['烘焙面包', '第二件半价', loaf],
    ] as const,
    5,
    31,
    ([name, price, subject], left) => [
      shape([left, 14.5 + 12, 28, 58], WHITE, { radius: 16 }),
      ...wideArt(glow('#8fd14f'), [left + 14, 44], 88),
      ...wideArt(subject, [left + 14, 44], 70),
      pictures([left + 1.5, 28.6, 25, 31], 5, { radius: 10 }),
      text(name, [left + 1.5, 61, 25, 8.5], 30, FOREST, { align: 'center' }),
      text(price, [left + 3, 71, 22, 10], 32, WHITE, { on: FOREST, radius: 60, align: 'center' }),
    ],
  ),
  marquee('价格当日有效，以店内标价为准', [0, 89.5, 100, 10.5], 26, LIME, { on: '#0a3827' }),
])

const RUST = '#8a3412'
const APRICOT = '#ffc98a'

const groupTall = page(APRICOT, [
  shape([0, 0, 100, 15], RUST),
  text('特价推荐', [8, 2.8, 60, 5.2], 50, WHITE),
  clock(4, [8, 8.8, 84, 3.4], 30, APRICOT, { align: 'left' }),
  ...rows(
    [
      ['时令蔬菜', '每斤 3.9 元', '清晨采收，当日到店', carrot],
      ['农家鸡蛋', '十枚 12.8 元', '轻拿轻放，磕碰可换', eggs],
      ['纯鲜牛奶', '第二瓶半价', '低温配送，请先冷藏', milk],
    ] as const,
    17.5,
    25.4,
    ([name, price, note, subject], top) => [
      shape([6, top, 88, 23.4], '#fff7ec', { radius: 28 }),
      ...tallArt(glow('#f0a35e'), [27, top + 11.7], 175),
      ...tallArt(subject, [27, top + 11.7], 130),
      pictures([8, top + 1.2, 38, 21], 5, { radius: 20 }),
      text(name, [50, top + 2.4, 41, 4.6], 46, '#431407'),
      text(note, [50, top + 7.6, 41, 3], 28, RUST),
      text(price, [50, top + 14.4, 40, 5.6], 40, WHITE, { on: RUST, radius: 60, align: 'center' }),
    ],
  ),
  marquee('价格当日有效，以店内标价为准', [0, 94.5, 100, 5.5], 36, APRICOT, { on: '#431407' }),
])

export const sales: readonly Template[] = [
  { name: '周末大促', orientation: 'landscape', page: wide },
  { name: '限时特惠海报', orientation: 'portrait', page: tall },
  { name: '今日特价', orientation: 'landscape', page: groupWide },
  { name: '特价推荐', orientation: 'portrait', page: groupTall },
]
