import { clock, page, pictures, rows, shape, text } from './parts.ts'
import type { Template } from './template.ts'

const week = [
  ['周一至周四', '09:00 至 21:30'],
  ['周五', '09:00 至 22:30'],
  ['周六、周日', '08:30 至 22:30'],
  ['法定节假日', '10:00 至 22:00'],
] as const

const TEAL = '#0f766e'
const MINT = '#ecfdf5'

const wide = page(MINT, [
  shape([0, 0, 38, 100], TEAL),
  text('营 业\n时 间', [4, 16, 30, 32], 50, '#ffffff', { align: 'center', line: 1.6 }),
  shape([14, 51, 10, 0.6], '#ccfbf1'),
  clock(3, [4, 56, 30, 14], 46, '#ffffff', { align: 'center' }),
  clock(4, [4, 71, 30, 9], 21, '#ccfbf1', { align: 'center' }),
  ...rows(week, 13, 17, ([day, time], top, index) => [
    shape([43, top, 52, 14.5], index === 2 ? '#ccfbf1' : '#ffffff', { radius: 14 }),
    text(day, [46, top, 21, 14.5], 30, '#134e4a'),
    text(time, [66, top, 26, 14.5], 32, TEAL, { align: 'right' }),
  ]),
  text('闭店前 30 分钟停止入场', [43, 83, 52, 8], 24, '#4b635f'),
])

const tall = page('#1e293b', [
  pictures([0, 0, 100, 34], 5),
  text('营 业 时 间', [8, 38, 84, 5.4], 50, '#fbbf24', { align: 'center' }),
  ...rows(week, 46.5, 8.6, ([day, time], top) => [
    shape([7, top, 86, 7.4], '#334155', { radius: 20 }),
    text(day, [11, top, 34, 7.4], 38, '#e2e8f0'),
    text(time, [45, top, 44, 7.4], 40, '#fbbf24', { align: 'right' }),
  ]),
  clock(3, [8, 83, 84, 6], 50, '#ffffff', { align: 'center' }),
  clock(4, [8, 89.4, 84, 4], 32, '#94a3b8', { align: 'center' }),
])

const floorsWide = page('#f8fafc', [
  shape([0, 0, 100, 18], '#312e81'),
  text('楼层导览', [5, 3, 40, 12], 46, '#ffffff'),
  text('您在　一层', [75, 5, 20, 8], 26, '#312e81', { on: '#c7d2fe', radius: 40, align: 'center' }),
  ...rows(
    [
      ['5F', '影院　餐厅　儿童乐园', '#4f46e5'],
      ['4F', '运动户外　图书文具', '#0e7490'],
      ['3F', '男装　女装　配饰', '#047857'],
      ['2F', '美妆　珠宝　鞋靴', '#b45309'],
      ['1F', '超市　服务台　便民服务', '#dc2626'],
    ] as const,
    23,
    14.8,
    ([floor, what, color], top) => [
      text(floor, [5, top, 14, 12.6], 42, '#ffffff', { on: color, align: 'center', radius: 10 }),
      shape([20.5, top, 74.5, 12.6], '#e9eef5', { radius: 10 }),
      text(what, [23, top, 70, 12.6], 33, '#1e293b'),
    ],
  ),
])

const floorsTall = page('#111827', [
  text('楼 层 索 引', [8, 4, 84, 5.4], 50, '#ffffff', { align: 'center' }),
  shape([44, 10.2, 12, 0.3], '#38bdf8'),
  ...rows(
    [
      ['8', '行政与财务'],
      ['7', '会议中心'],
      ['6', '培训教室'],
      ['5', '研发办公'],
      ['4', '研发办公'],
      ['3', '员工餐厅'],
      ['2', '展厅与接待'],
      ['1', '大堂与服务台'],
    ] as const,
    13.5,
    9.4,
    ([floor, what], top, index) => [
      text(floor, [7, top, 16, 8.2], 50, index === 7 ? '#111827' : '#38bdf8', {
        on: index === 7 ? '#38bdf8' : '#1f2937',
        align: 'center',
        radius: 16,
      }),
      text(what, [25, top, 68, 8.2], 42, '#f1f5f9', { on: '#1f2937', padding: 24, radius: 16 }),
    ],
  ),
  clock(1, [8, 91, 84, 4.6], 34, '#94a3b8', { align: 'center' }),
])

export const hours: readonly Template[] = [
  { name: '营业时间', orientation: 'landscape', page: wide },
  { name: '门店营业时间', orientation: 'portrait', page: tall },
  { name: '楼层导览', orientation: 'landscape', page: floorsWide },
  { name: '楼层索引', orientation: 'portrait', page: floorsTall },
]
