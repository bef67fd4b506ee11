import { finite } from './read-values.ts'

/** The type of a QR code (3§3). */
export const QR_CODE = 1700

/** Names of the types of elements (3§3). */
const NAMES: ReadonlyMap<number, string> = new Map([
  [100, '文本'],
  [160, '滚动文本'],
  [170, '文本'],
  [200, '图片'],
  [250, '图片轮播'],
  [300, '视频'],
  [350, '视频'],
  [500, '日期时间'],
  [900, '网页'],
  [950, '网页'],
  [1000, '流媒体'],
  [1100, '摄像头'],
  [1200, '天气'],
  [1300, '文档'],
  [1400, '混合媒体'],
  [1500, '特效'],
  [1600, '倒计时'],
  [QR_CODE, '二维码'],
])

export function elementTypeName(type: unknown): string {
  return (
    NAMES.get(finite(type) ?? Number.NaN) ??
    (typeof type === 'number' || typeof type === 'string' ? `未知元素 ${String(type).slice(0, 12)}` : '未知元素')
  )
}
