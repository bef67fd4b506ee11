import { clock, marquee, page, rows, shape, text } from './parts.ts'
import type { Template } from './template.ts'

const NAVY = '#12305c'
const SKY = '#e8f0fb'

const wide = page('#f4f7fb', [
  shape([0, 0, 100, 20], NAVY),
  shape([5, 6, 0.8, 8], '#f59e0b'),
  text('通知公告', [7, 4, 45, 12], 46, '#ffffff'),
  clock(4, [55, 4, 40, 12], 26, '#c7d8f2'),
  shape([5, 26, 90, 56], '#ffffff', { radius: 10, edge: { width: 1.5, color: '#d5e0ef' } }),
  text('关于公共区域设备检修的通知', [9, 30, 82, 9], 34, NAVY, { align: 'center' }),
  text(
    '各位住户、商户：\n为保障设备安全运行，定于本周四 14:00 至 17:00 对公共区域的照明与电梯进行检修。检修期间请使用备用通道，给您带来不便，敬请谅解。',
    [9, 41, 82, 29],
    25,
    '#1f2937',
    { vertical: 'top', line: 1.55 },
  ),
  text('物业服务中心', [61, 71, 30, 8], 25, '#1f2937', { align: 'right' }),
  marquee('如有疑问，请前往一层服务台咨询', [0, 88, 100, 12], 28, NAVY, { on: '#fcd34d' }),
])

const tall = page(SKY, [
  shape([0, 0, 100, 17], NAVY),
  text('温 馨 提 示', [8, 4.2, 84, 5.4], 50, '#ffffff', { align: 'center' }),
  text('请您留意', [30, 10.6, 40, 3.2], 30, '#c7d8f2', { align: 'center' }),
  ...rows(
    [
      ['1', '请妥善保管随身物品', '贵重物品请勿离身，谨防遗失'],
      ['2', '请照看好老人与儿童', '乘坐扶梯时站稳扶好，勿倚靠'],
      ['3', '请勿在通道内停留', '保持消防通道畅通，不堆放物品'],
      ['4', '公共区域禁止吸烟', '吸烟请前往室外指定区域'],
    ] as const,
    21,
    17,
    ([number, title, note], top) => [
      shape([6, top, 88, 15], '#ffffff', { radius: 24 }),
      text(number, [10, top + 4.3, 11.4, 6.4], 46, '#ffffff', { on: '#2563eb', radius: 100, align: 'center' }),
      text(title, [25, top + 2.8, 66, 4.4], 44, NAVY),
      text(note, [25, top + 8.2, 66, 3.8], 30, '#475569'),
    ],
  ),
  clock(4, [6, 90.5, 88, 5.5], 34, NAVY, { align: 'center' }),
])

const safetyWide = page('#fbbf24', [
  shape([0, 0, 100, 5], '#111827'),
  shape([0, 95, 100, 5], '#111827'),
  shape([6, 15, 36, 64], '#111827', { radius: 24 }),
  text('安全\n第一', [8, 24, 32, 30], 50, '#fbbf24', { align: 'center', line: 1.5 }),
  text('请遵守现场规定', [8, 58, 32, 12], 27, '#ffffff', { align: 'center' }),
  ...rows(
    ['进入场地请佩戴安全帽', '注意脚下，小心地滑', '非工作人员请勿入内', '发现隐患请立即报告'] as const,
    15,
    16.6,
    (line, top, index) => [
      text(String(index + 1), [47, top, 8, 14.2], 40, '#fbbf24', { on: '#111827', radius: 12, align: 'center' }),
      text(line, [57, top, 38, 14.2], 32, '#111827'),
    ],
  ),
  text('应急电话请咨询值班室', [47, 83, 48, 8], 24, '#451a03'),
])

const repairTall = page('#ffffff', [
  shape([0, 0, 100, 3], '#f59e0b'),
  text('电梯维保通知', [8, 7, 84, 5.4], 50, '#111827', { align: 'center' }),
  shape([42, 13.4, 16, 0.35], '#f59e0b'),
  text('本梯将进行例行保养，届时暂停使用，请改乘其他电梯或走楼梯。', [8, 17, 84, 11], 40, '#374151', {
    line: 1.5,
    vertical: 'top',
  }),
  ...rows(
    [
      ['日期', '本周三'],
      ['时间', '9:00 至 11:30'],
      ['范围', '1 号客梯、2 号客梯'],
      ['联系', '物业服务中心'],
    ] as const,
    32,
    10.6,
    ([label, value], top) => [
      text(label, [8, top, 22, 9], 40, '#111827', { on: '#f59e0b', align: 'center' }),
      text(value, [30, top, 62, 9], 42, '#111827', { on: '#fef3c7', padding: 20 }),
    ],
  ),
  text('不便之处，敬请谅解', [8, 78, 84, 5], 44, '#b45309', { align: 'center' }),
  clock(4, [8, 86, 84, 4], 32, '#6b7280', { align: 'center' }),
  shape([0, 97, 100, 3], '#f59e0b'),
])

export const notices: readonly Template[] = [
  { name: '通知公告', orientation: 'landscape', page: wide },
  { name: '温馨提示', orientation: 'portrait', page: tall },
  { name: '安全提示', orientation: 'landscape', page: safetyWide },
  { name: '电梯维保通知', orientation: 'portrait', page: repairTall },
]
