import { clock, marquee, mediaBox, page, pictures, rows, shape, text } from './parts.ts'
import type { Template } from './template.ts'

const wallWide = page('#0a0a0a', [
  mediaBox([1, 1.8, 65, 80.4]),
  pictures([67, 1.8, 32, 39.3], 2),
  pictures([67, 42.9, 32, 39.3], 4),
  marquee('欢迎光临，祝您度过愉快的一天', [1, 84, 74, 14.2], 34, '#ffffff', { on: '#262626' }),
  clock(3, [76, 84, 23, 14.2], 38, '#fbbf24', { on: '#262626', align: 'center' }),
])

const wallTall = page('#0a0a0a', [
  mediaBox([2, 1.2, 96, 44]),
  pictures([2, 46.4, 47.4, 22], 2),
  pictures([50.6, 46.4, 47.4, 22], 1),
  pictures([2, 69.6, 96, 20], 5),
  marquee('欢迎光临，祝您度过愉快的一天', [2, 90.8, 66, 8], 44, '#ffffff', { on: '#262626' }),
  clock(3, [69, 90.8, 29, 8], 44, '#fbbf24', { on: '#262626', align: 'center' }),
])

const posterWide = page('#ffffff', [
  pictures([0, 0, 100, 100], 5),
  shape([0, 74, 100, 26], '#000000', { opacity: 62 }),
  text('在这里写下主标题', [5, 77, 66, 11.5], 48, '#ffffff'),
  text('用一句话说明画面想表达的内容', [5, 88, 66, 8], 26, '#e5e7eb'),
  text('了解更多', [78, 81, 17, 11], 28, '#111827', { on: '#ffffff', radius: 60, align: 'center' }),
])

const posterTall = page('#ffffff', [
  pictures([0, 0, 100, 100], 5),
  shape([0, 76, 100, 24], '#000000', { opacity: 62 }),
  shape([8, 79, 10, 0.5], '#fbbf24'),
  text('在这里写下主标题', [8, 80.5, 84, 5], 50, '#ffffff'),
  text('用一两句话说明画面想表达的内容，\n让路过的人一眼看懂', [8, 86, 84, 7], 34, '#e5e7eb', { line: 1.5 }),
  clock(4, [8, 94, 84, 3.6], 26, '#d1d5db', { align: 'left' }),
])

const productWide = page('#f7f3ee', [
  pictures([0, 0, 55, 100], 5),
  text('新品上市', [60, 13, 17, 8], 25, '#ffffff', { on: '#9f5f3f', align: 'center' }),
  text('在这里写产品名称', [60, 25, 36, 11], 41, '#3d2a20'),
  text('一句话介绍它的特别之处', [60, 36, 36, 8], 25, '#7d5e4c'),
  shape([60, 47, 35, 0.3], '#d9c8b8'),
  ...rows(['精选原料，当日制作', '三种口味，可选小份', '到店试吃，喜欢再买'] as const, 50, 9.4, (line, top) => [
    shape([60, top + 2.8, 1.4, 2.5], '#9f5f3f', { radius: 40 }),
    text(line, [63, top, 33, 8], 26, '#4a382e'),
  ]),
  text('尝鲜价 39 元', [60, 81, 26, 11], 34, '#ffffff', { on: '#3d2a20', radius: 10, align: 'center' }),
])

const productTall = page('#f1f5e9', [
  text('NEW', [8, 4, 18, 3.8], 36, '#ffffff', { on: '#4d7c0f', align: 'center', radius: 10 }),
  text('新品推荐', [29, 3.4, 63, 5], 48, '#1a2e05'),
  pictures([8, 10.5, 84, 46], 5, { radius: 28 }),
  text('在这里写产品名称', [8, 59.5, 84, 5], 48, '#1a2e05', { align: 'center' }),
  text('一句话介绍它的特别之处', [8, 65, 84, 3.8], 34, '#4d5f38', { align: 'center' }),
  ...rows(
    [
      ['原料', '当季鲜采'],
      ['口味', '清爽不腻'],
      ['分量', '可选小份'],
    ] as const,
    8,
    28.7,
    ([label, what], left) => [
      shape([left, 71, 26.6, 11], '#ffffff', { radius: 20 }),
      text(label, [left, 72.2, 26.6, 3.6], 28, '#57702f', { align: 'center' }),
      text(what, [left, 76.2, 26.6, 4.2], 36, '#1a2e05', { align: 'center' }),
    ],
  ),
  text('尝鲜价 39 元', [22, 86, 56, 7], 48, '#ffffff', { on: '#4d7c0f', radius: 80, align: 'center' }),
])

const videoWide = page('#0f172a', [
  mediaBox([3, 5.3, 66, 66], { edge: { width: 1, color: '#334155' } }),
  shape([71, 5.3, 26, 66], '#1e293b', { radius: 12 }),
  text('活动速递', [73, 8.5, 22, 9], 32, '#38bdf8'),
  text(
    '本周六下午两点\n一层中庭亲子手工\n\n每日晚七点\n露天广场电影\n\n报名请到服务台',
    [73, 19, 22, 50],
    22,
    '#e2e8f0',
    { vertical: 'top', line: 1.6 },
  ),
  text('精彩视频正在播放', [3, 75, 44, 10], 34, '#ffffff'),
  clock(1, [50, 75, 47, 10], 26, '#94a3b8'),
  marquee('更多活动请留意现场公告', [0, 88, 100, 12], 30, '#0f172a', { on: '#38bdf8' }),
])

const videoTall = page('#faf5ff', [
  mediaBox([0, 0, 100, 31.64]),
  text('活 动 速 递', [8, 35, 84, 5.4], 50, '#581c87', { align: 'center' }),
  ...rows(
    [
      ['周六 14:00', '亲子手工体验', '一层中庭'],
      ['周日 10:00', '公益阅读分享', '三层书店'],
      ['每日 19:00', '露天广场电影', '南广场'],
    ] as const,
    42.5,
    13.4,
    ([time, what, where], top) => [
      shape([6, top, 88, 12], '#ffffff', { radius: 20, edge: { width: 2, color: '#e9d5ff' } }),
      text(time, [9, top + 1.5, 40, 3.8], 32, '#9333ea'),
      text(where, [55, top + 1.5, 36, 3.8], 30, '#6b5b7e', { align: 'right' }),
      text(what, [9, top + 5.8, 82, 4.8], 44, '#3b0764'),
    ],
  ),
  pictures([6, 83.5, 88, 8.5], 2, { radius: 16 }),
  marquee('报名请到一层服务台', [0, 94, 100, 6], 40, '#ffffff', { on: '#581c87' }),
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
