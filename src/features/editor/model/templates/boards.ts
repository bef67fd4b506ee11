import { clock, marquee, page, pictures, rows, shape, text, tiles } from './parts.ts'
import type { Template } from './template.ts'

const BLUE = '#1d4ed8'
const ICE = '#eff6ff'

const queueWide = page('#0b1220', [
  text('正在办理', [4, 4, 50, 9], 34, '#93c5fd'),
  clock(3, [66, 4, 30, 9], 34, '#93c5fd'),
  ...rows(
    [
      ['A 018', '1 号窗口'],
      ['A 019', '2 号窗口'],
      ['B 006', '3 号窗口'],
      ['C 011', '4 号窗口'],
    ] as const,
    15,
    18,
    ([number, place], top, index) => [
      shape([4, top, 56, 16], index === 0 ? BLUE : '#15233f', { radius: 12 }),
      text(number, [7, top, 27, 16], 50, index === 0 ? '#ffffff' : '#facc15'),
      text(place, [33, top, 24, 16], 34, '#dbeafe', { align: 'right' }),
    ],
  ),
  text('等候叫号', [64, 15, 32, 9], 28, '#0b1220', { on: '#facc15', align: 'center', radius: 8 }),
  text('A 020　　A 021\nB 007　　B 008\nC 012　　C 013', [64, 26, 32, 35], 30, '#e2e8f0', {
    align: 'center',
    line: 1.9,
  }),
  text('听到叫号后请前往对应窗口\n过号请重新取号', [64, 64, 32, 21], 22, '#94a3b8', { align: 'center', line: 1.6 }),
  marquee('请提前准备好证件与材料，谢谢配合', [0, 90, 100, 10], 26, '#0b1220', { on: '#93c5fd' }),
])

const queueTall = page(ICE, [
  shape([0, 0, 100, 12], BLUE),
  text('取 餐 叫 号', [6, 3, 60, 6], 50, '#ffffff'),
  clock(3, [62, 3, 32, 6], 36, '#dbeafe'),
  text('请取餐', [6, 14.5, 88, 5], 42, '#15803d'),
  shape([6, 20, 88, 29], '#ffffff', { radius: 24, edge: { width: 4, color: '#16a34a' } }),
  text('301　　302\n305　　308\n309　　312', [8, 21.5, 84, 26], 50, '#15803d', { align: 'center', line: 2.6 }),
  text('制作中', [6, 51.5, 88, 5], 42, '#b45309'),
  shape([6, 57, 88, 22], '#ffffff', { radius: 24, edge: { width: 4, color: '#f59e0b' } }),
  text('313　　314　　315\n316　　317　　318', [8, 58.5, 84, 19], 46, '#b45309', { align: 'center', line: 2.6 }),
  pictures([6, 81.5, 88, 10], 2, { radius: 16 }),
  marquee('请凭小票取餐，谢谢', [0, 94, 100, 6], 38, '#ffffff', { on: BLUE }),
])

const scheduleWide = page('#f5f3ff', [
  shape([0, 0, 2, 100], '#6d28d9'),
  text('会议安排', [6, 5, 50, 11], 46, '#3b0764'),
  clock(4, [54, 5, 41, 11], 26, '#6d28d9'),
  shape([6, 19, 89, 9], '#6d28d9'),
  text('时间', [8, 19, 20, 9], 25, '#ffffff'),
  text('主题', [30, 19, 40, 9], 25, '#ffffff'),
  text('地点', [72, 19, 22, 9], 25, '#ffffff'),
  ...rows(
    [
      ['09:00 - 10:30', '季度工作汇报', '301 会议室'],
      ['10:45 - 12:00', '新品发布筹备', '302 会议室'],
      ['14:00 - 15:30', '服务技能培训', '多功能厅'],
      ['16:00 - 17:00', '项目进度评审', '305 会议室'],
    ] as const,
    28,
    14.4,
    ([time, what, where], top, index) => [
      shape([6, top, 89, 14.4], index % 2 === 0 ? '#ffffff' : '#ede9fe'),
      text(time, [8, top, 21, 14.4], 25, '#6d28d9'),
      text(what, [30, top, 41, 14.4], 30, '#1e1b4b'),
      text(where, [72, top, 22, 14.4], 25, '#4c1d95'),
    ],
  ),
  text('请准时到场，并将手机调至静音', [6, 88, 89, 8], 22, '#5b5675'),
])

const scheduleTall = page('#052e2b', [
  text('活 动 日 程', [8, 4, 84, 5.4], 50, '#5eead4', { align: 'center' }),
  clock(4, [8, 10, 84, 3.6], 30, '#99b8b3', { align: 'center' }),
  shape([12.6, 18, 0.8, 68], '#134e4a'),
  ...rows(
    [
      ['09:30', '签到入场', '一层大厅'],
      ['10:00', '开场致辞', '主会场'],
      ['10:30', '主题分享', '主会场'],
      ['13:30', '互动体验', '体验区'],
      ['16:00', '抽奖与合影', '主会场'],
    ] as const,
    17.5,
    14.2,
    ([time, what, where], top) => [
      shape([10, top + 4.8, 6, 3.4], '#5eead4', { radius: 100 }),
      shape([20, top, 74, 12.6], '#0b4742', { radius: 20 }),
      text(time, [24, top + 1.5, 26, 9.6], 42, '#5eead4'),
      text(what, [48, top + 1.6, 43, 5], 42, '#ffffff'),
      text(where, [48, top + 7, 43, 3.8], 30, '#99b8b3'),
    ],
  ),
  text('以现场安排为准', [8, 91, 84, 4], 28, '#99b8b3', { align: 'center' }),
])

const hiringWide = page('#ffffff', [
  shape([0, 0, 42, 100], '#0e7490'),
  text('诚 聘 英 才', [5, 16, 34, 12], 50, '#ffffff'),
  shape([5, 31, 10, 0.8], '#fde047'),
  text('加入我们，一起成长', [5, 35, 34, 9], 28, '#cffafe'),
  text('五险一金　带薪年假\n节日福利　员工餐补\n岗前培训　晋升通道', [5, 51, 34, 27], 25, '#e0f7fb', { line: 1.9 }),
  text('请到店咨询店长', [5, 82, 26, 10], 25, '#164e63', { on: '#fde047', radius: 40, align: 'center' }),
  ...rows(
    [
      ['门店店长', '2 名', '三年以上门店管理经验'],
      ['销售顾问', '5 名', '热情开朗，善于沟通'],
      ['仓库管理员', '2 名', '认真细致，能倒班'],
      ['收银员', '3 名', '有无经验均可'],
    ] as const,
    8,
    21.6,
    ([name, count, what], top) => [
      shape([46, top, 49, 19], '#ecfeff', { radius: 12 }),
      text(name, [49, top + 2, 30, 8], 32, '#164e63'),
      text(count, [80, top + 2, 12, 8], 28, '#0e7490', { align: 'right' }),
      text(what, [49, top + 10, 43, 6.6], 22, '#47707a'),
    ],
  ),
])

const memberTall = page('#1f1147', [
  pictures([0, 0, 100, 38], 5),
  ...tiles('会员招募', [20, 40, 60, 7.6], 3, 50, '#1f1147', { on: '#fcd34d', radius: 24 }),
  text('免费入会，当日可用', [8, 49.2, 84, 4], 38, '#fcd34d', { align: 'center' }),
  ...rows(
    [
      ['积分', '消费一元积一分'],
      ['生日', '当月双倍积分'],
      ['专享', '每周会员日九折'],
      ['停车', '每日免费两小时'],
    ] as const,
    56,
    8.4,
    ([label, what], top) => [
      shape([7, top, 86, 7.2], '#33206b', { radius: 20 }),
      text(label, [7, top, 22, 7.2], 38, '#1f1147', { on: '#c4b5fd', radius: 20, align: 'center' }),
      text(what, [33, top, 57, 7.2], 40, '#ede9fe'),
    ],
  ),
  text('请到服务台办理', [8, 92, 84, 4.4], 36, '#fcd34d', { align: 'center' }),
])

export const boards: readonly Template[] = [
  { name: '窗口叫号', orientation: 'landscape', page: queueWide },
  { name: '取餐叫号', orientation: 'portrait', page: queueTall },
  { name: '会议安排', orientation: 'landscape', page: scheduleWide },
  { name: '活动日程', orientation: 'portrait', page: scheduleTall },
  { name: '招聘信息', orientation: 'landscape', page: hiringWide },
  { name: '会员招募', orientation: 'portrait', page: memberTall },
]
