import { glow, tallArt, wideArt } from './art/piece.ts'
import { bell, bulb, hardHat, lift } from './art/things.ts'
import { clock, marquee, page, rows, shape, text } from './parts.ts'
import type { Template } from './template.ts'

const WHITE = '#ffffff'
const NAVY = '#12305e'
const SKY = '#9cc4ff'

const wide = page(NAVY, [
  shape([70, 0, 30, 88], SKY),
  ...wideArt(glow('#ffffff'), [85, 40], 140),
  ...wideArt(bell, [85, 41], 100),
  text('通知公告', [5, 6, 40, 13], 50, WHITE),
  clock(4, [38, 6, 29, 13], 22, SKY),
  shape([5, 22, 60, 60], WHITE, { radius: 16 }),
  text('关于公共区域设备检修的通知', [8, 26, 54, 9], 30, NAVY),
  text(
    '各位住户、商户：\n为保障设备安全运行，定于本周四 14:00 至 17:00 对公共区域的照明与电梯进行检修。检修期间请使用备用通道，给您带来不便，敬请谅解。',
    [8, 37, 54, 33],
    23,
    '#1f2937',
    { vertical: 'top', line: 1.5 },
  ),
  text('物业服务中心', [32, 72, 30, 7], 23, NAVY, { align: 'right' }),
  text('请相互转告', [77, 74, 16, 8.5], 24, WHITE, { on: NAVY, radius: 60, align: 'center' }),
  marquee('如有疑问，请前往一层服务台咨询', [0, 88, 100, 12], 28, NAVY, { on: '#ffd35c' }),
])

const OCEAN = '#1f4fa8'
const ICE = '#cfe2ff'

const tall = page(ICE, [
  shape([0, 0, 100, 21], OCEAN),
  ...tallArt(glow('#8fb8ff'), [77, 10.6], 175),
  ...tallArt(bulb, [77, 11], 125),
  text('温馨提示', [8, 5, 50, 5.4], 50, WHITE),
  text('请您留意', [8, 11.4, 40, 3.6], 32, ICE),
  ...rows(
    [
      ['1', '请妥善保管随身物品', '贵重物品请勿离身，谨防遗失'],
      ['2', '请照看好老人与儿童', '乘坐扶梯时站稳扶好，勿倚靠'],
      ['3', '请勿在通道内停留', '保持消防通道畅通，不堆放物品'],
      ['4', '公共区域禁止吸烟', '吸烟请前往室外指定区域'],
    ] as const,
    24,
    16.4,
    ([number, title, note], top) => [
      shape([6, top, 88, 14.6], WHITE, { radius: 28 }),
      text(number, [10, top + 4.1, 11.4, 6.4], 46, WHITE, { on: OCEAN, radius: 100, align: 'center' }),
      text(title, [25, top + 2.7, 66, 4.4], 44, '#12305e'),
      text(note, [25, top + 8, 66, 3.8], 30, '#475569'),
    ],
  ),
  clock(4, [6, 91, 88, 5.5], 34, '#12305e', { align: 'center' }),
])

const COAL = '#1a1d24'
const SIGNAL = '#ffc531'

const safetyWide = page(SIGNAL, [
  shape([0, 0, 42, 100], COAL),
  ...wideArt(glow('#8a7433'), [21, 33], 150),
  ...wideArt(hardHat, [21, 33], 105),
  text('安全第一', [4, 62, 34, 13], 50, SIGNAL, { align: 'center' }),
  text('请遵守现场规定', [4, 76, 34, 9], 27, WHITE, { align: 'center' }),
  ...rows(
    ['进入场地请佩戴安全帽', '注意脚下，小心地滑', '非工作人员请勿入内', '发现隐患请立即报告'] as const,
    9,
    18.4,
    (line, top, index) => [
      shape([47, top, 48, 15.6], WHITE, { radius: 16, opacity: 45 }),
      text(String(index + 1), [49, top + 2, 6.5, 11.6], 38, SIGNAL, { on: COAL, radius: 60, align: 'center' }),
      text(line, [58, top, 36, 15.6], 31, COAL),
    ],
  ),
  text('应急电话请咨询值班室', [47, 84, 48, 8], 24, '#4a2f00'),
])

const SLATE = '#2b3646'
const AMBER = '#ffc46b'

const repairTall = page('#f4f6f9', [
  shape([0, 0, 100, 38], SLATE),
  ...tallArt(glow('#8292aa'), [50, 18.6], 320),
  ...tallArt(lift, [50, 19], 260),
  text('电梯维保通知', [8, 41, 84, 5.4], 50, SLATE),
  text('本梯将进行例行保养，届时暂停使用，请改乘其他电梯或走楼梯。', [8, 47.4, 84, 8], 36, '#445064', {
    line: 1.45,
    vertical: 'top',
  }),
  ...rows(
    [
      ['日期', '本周三'],
      ['时间', '9:00 至 11:30'],
      ['范围', '1 号客梯、2 号客梯'],
      ['联系', '物业服务中心'],
    ] as const,
    58,
    7.8,
    ([label, value], top) => [
      text(value, [8, top, 84, 6.8], 38, SLATE, { on: WHITE, radius: 60, align: 'right', padding: 34 }),
      text(label, [8, top, 24, 6.8], 38, SLATE, { on: AMBER, radius: 60, align: 'center' }),
    ],
  ),
  text('不便之处，敬请谅解', [8, 90.4, 50, 4], 34, '#8a4b06'),
  clock(4, [50, 90.4, 42, 4], 26, '#5b6472'),
])

export const notices: readonly Template[] = [
  { name: '通知公告', orientation: 'landscape', page: wide },
  { name: '温馨提示', orientation: 'portrait', page: tall },
  { name: '安全提示', orientation: 'landscape', page: safetyWide },
  { name: '电梯维保通知', orientation: 'portrait', page: repairTall },
]
