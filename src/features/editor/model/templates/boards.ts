import { burger } from './art/food.ts'
import { glow, tallArt, wideArt } from './art/piece.ts'
import { board, calendar, memberCard, nameBadge, ticket } from './art/things.ts'
import { clock, marquee, page, pictures, rows, shape, text, tiles } from './parts.ts'
import type { Template } from './template.ts'

const WHITE = '#ffffff'
const NAVY = '#0b2a52'
const BLUE = '#8ec5ff'

const queueWide = page(NAVY, [
  text('正在办理', [4, 3, 50, 11], 46, WHITE),
  ...rows(
    [
      ['A 018', '1 号窗口'],
      ['A 019', '2 号窗口'],
      ['B 006', '3 号窗口'],
      ['C 011', '4 号窗口'],
    ] as const,
    16,
    18,
    ([number, place], top, index) => [
      shape([4, top, 56, 16], index === 0 ? BLUE : '#173d70', { radius: 16 }),
      text(number, [7, top, 27, 16], 50, index === 0 ? NAVY : '#ffd35c'),
      text(place, [33, top, 24, 16], 34, index === 0 ? NAVY : '#d8e8ff', { align: 'right' }),
    ],
  ),
  shape([64, 0, 36, 90], BLUE),
  clock(3, [68, 3, 28, 10], 36, NAVY, { align: 'center' }),
  ...wideArt(glow('#ffffff'), [82, 29], 92),
  ...wideArt(ticket, [82, 29], 84),
  text('等候叫号', [72, 46, 20, 8.5], 27, WHITE, { on: NAVY, align: 'center', radius: 60 }),
  text('A 020　　A 021\nB 007　　B 008', [66, 56, 32, 16], 28, NAVY, { align: 'center', line: 1.6 }),
  text('听到叫号后请前往窗口\n过号请重新取号', [66, 73, 32, 14], 21, '#123a6b', { align: 'center', line: 1.5 }),
  marquee('请提前准备好证件与材料，谢谢配合', [0, 90, 100, 10], 26, NAVY, { on: '#ffd35c' }),
])

const TOMATO = '#8f2a12'
const PEACH = '#ffd9b8'

const queueTall = page(PEACH, [
  shape([0, 0, 100, 22], TOMATO),
  ...tallArt(glow('#ff9a5c'), [76, 11], 190),
  ...tallArt(burger, [76, 11.4], 135),
  text('取餐叫号', [8, 4.6, 48, 6], 50, WHITE),
  clock(3, [8, 12, 40, 5], 38, PEACH, { align: 'left' }),
  text('请取餐', [8, 25, 30, 4.6], 38, WHITE, { on: '#166534', radius: 60, align: 'center' }),
  shape([8, 31, 84, 26], WHITE, { radius: 28 }),
  text('301　　302\n305　　308\n309　　312', [10, 32, 80, 24], 50, '#166534', { align: 'center', line: 2.4 }),
  text('制作中', [8, 60, 30, 4.6], 38, WHITE, { on: '#9a4a06', radius: 60, align: 'center' }),
  shape([8, 66, 84, 15], WHITE, { radius: 28, opacity: 70 }),
  text('313　　314　　315\n316　　317　　318', [10, 66.6, 80, 13.8], 42, '#9a4a06', { align: 'center', line: 2.2 }),
  pictures([8, 83, 84, 9], 2, { on: '#f5b483', radius: 20 }),
  marquee('请凭小票取餐，谢谢', [0, 94, 100, 6], 38, PEACH, { on: TOMATO }),
])

const GRAPE = '#35156e'
const LAVENDER = '#cdbcff'

const scheduleWide = page(LAVENDER, [
  shape([0, 0, 30, 100], GRAPE),
  text('会议安排', [4, 8, 24, 12], 46, WHITE),
  clock(4, [4, 20, 25, 8], 19, LAVENDER, { align: 'left' }),
  ...wideArt(glow('#9c7bf2'), [15, 58], 128),
  ...wideArt(board, [15, 58], 92),
  text('请准时到场，手机静音', [3, 87, 25, 7], 19, LAVENDER, { align: 'center' }),
  ...rows(
    [
      ['09:00 - 10:30', '季度工作汇报', '301 会议室'],
      ['10:45 - 12:00', '新品发布筹备', '302 会议室'],
      ['14:00 - 15:30', '服务技能培训', '多功能厅'],
      ['16:00 - 17:00', '项目进度评审', '305 会议室'],
    ] as const,
    7,
    22,
    ([time, what, where], top) => [
      shape([34, top, 62, 19.6], WHITE, { radius: 18 }),
      text(time, [36.5, top + 5, 18, 9.6], 22, WHITE, { on: GRAPE, radius: 60, align: 'center' }),
      text(what, [57, top, 24, 19.6], 31, '#1e1b4b'),
      text(where, [79, top, 15, 19.6], 22, '#4c1d95', { align: 'right' }),
    ],
  ),
])

const SPRUCE = '#0b4742'
const AQUA = '#8eeadb'

const scheduleTall = page(SPRUCE, [
  shape([0, 0, 100, 24], AQUA),
  ...tallArt(glow('#ffffff'), [76, 12], 200),
  ...tallArt(calendar, [76, 12], 140),
  text('活动日程', [8, 6, 48, 5.4], 50, SPRUCE),
  clock(4, [8, 12.4, 48, 3.6], 26, '#0f5b54', { align: 'left' }),
  shape([12.6, 31, 0.8, 56], '#2a746c'),
  ...rows(
    [
      ['09:30', '签到入场', '一层大厅'],
      ['10:00', '开场致辞', '主会场'],
      ['10:30', '主题分享', '主会场'],
      ['13:30', '互动体验', '体验区'],
      ['16:00', '抽奖与合影', '主会场'],
    ] as const,
    27,
    13,
    ([time, what, where], top) => [
      shape([10, top + 4.2, 6, 3.375], AQUA, { radius: 100 }),
      shape([20, top, 72, 11.4], '#14605a', { radius: 24 }),
      text(time, [24, top + 1, 24, 9.4], 42, AQUA),
      text(what, [48, top + 1.2, 42, 5], 40, WHITE),
      text(where, [48, top + 6.3, 42, 3.8], 30, '#bcdcd7'),
    ],
  ),
  text('以现场安排为准', [8, 93, 84, 4], 28, '#a9cfca', { align: 'left' }),
])

const PETROL = '#0c4a5c'
const GLASS = '#a5e3f0'

const hiringWide = page(GLASS, [
  shape([0, 0, 42, 100], PETROL),
  ...wideArt(glow('#4fb6cc'), [30, 30], 115),
  ...wideArt(nameBadge, [31, 31], 84),
  text('诚聘\n英才', [5, 12, 16, 28], 50, WHITE, { line: 1.4 }),
  text('加入我们，一起成长', [5, 54, 34, 9], 28, GLASS),
  text('五险一金　带薪年假\n节日福利　岗前培训', [5, 64, 34, 15], 24, '#e0f7fb', { line: 1.6 }),
  text('请到店咨询店长', [5, 83, 24, 9.5], 24, PETROL, { on: '#fde047', radius: 60, align: 'center' }),
  ...rows(
    [
      ['门店店长', '2 名', '三年以上门店管理经验'],
      ['销售顾问', '5 名', '热情开朗，善于沟通'],
      ['仓库管理员', '2 名', '认真细致，能倒班'],
      ['收银员', '3 名', '有无经验均可'],
    ] as const,
    7,
    22,
    ([name, count, what], top) => [
      shape([46, top, 50, 19.6], WHITE, { radius: 18 }),
      text(name, [49, top + 2.2, 30, 8], 32, PETROL),
      text(count, [81, top + 2.8, 12, 7.4], 25, WHITE, { on: '#0e7490', radius: 60, align: 'center' }),
      text(what, [49, top + 10.4, 43, 6.6], 22, '#3d6570'),
    ],
  ),
])

const DUSK = '#2a1657'
const IRIS = '#b79cff'

const memberTall = page(DUSK, [
  shape([0, 0, 100, 38], IRIS),
  ...tallArt(glow('#ffffff'), [50, 19], 310),
  ...tallArt(memberCard, [50, 19], 270),
  pictures([0, 0, 100, 38], 5),
  ...tiles('会员招募', [8, 41.5, 60, 7.6], 3, 50, DUSK, { on: '#fcd34d', radius: 24 }),
  text('免费入会，当日可用', [8, 51, 84, 4], 38, '#fcd34d'),
  ...rows(
    [
      ['积分', '消费一元积一分'],
      ['生日', '当月双倍积分'],
      ['专享', '每周会员日九折'],
      ['停车', '每日免费两小时'],
    ] as const,
    57.5,
    8.4,
    ([label, what], top) => [
      text(what, [8, top, 84, 7.2], 40, '#ede9fe', { on: '#40277d', radius: 60, align: 'right', padding: 40 }),
      text(label, [8, top, 24, 7.2], 38, DUSK, { on: IRIS, radius: 60, align: 'center' }),
    ],
  ),
  text('请到服务台办理', [8, 92.4, 42, 4.6], 34, DUSK, { on: WHITE, radius: 60, align: 'center' }),
])

export const boards: readonly Template[] = [
  { name: '窗口叫号', orientation: 'landscape', page: queueWide },
  { name: '取餐叫号', orientation: 'portrait', page: queueTall },
  { name: '会议安排', orientation: 'landscape', page: scheduleWide },
  { name: '活动日程', orientation: 'portrait', page: scheduleTall },
  { name: '招聘信息', orientation: 'landscape', page: hiringWide },
  { name: '会员招募', orientation: 'portrait', page: memberTall },
]
