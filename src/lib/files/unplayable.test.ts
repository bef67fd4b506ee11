import { expect, test } from 'vitest'
import { whyUnplayable } from './unplayable.ts'

const film = (codec: string | undefined) => ({ duration: 2, width: 160, height: 90, codec })
const plays = (type: string) => /avc1|vp09|hvc1/.test(type)

test.each([
  ['iso', 'ap4h', '编码为 Apple ProRes，此浏览器不支持'],
  ['iso', 'zzzz', '编码为 zzzz，此浏览器不支持'],
  ['iso', 'hev1', undefined],
  ['webm', 'V_MPEGH/ISO/HEVC', undefined],
  ['webm', 'V_VP9', undefined],
  ['webm', 'V_AV1', '编码为 AV1，此浏览器不支持'],
  ['iso', undefined, '没有画面'],
] as const)('%s with %s: %s', (kind, codec, reason) => {
  expect(whyUnplayable(kind, film(codec), plays)).toBe(reason)
})

test('formats that are not looked into are named', () => {
  expect(whyUnplayable('avi', undefined, plays)).toBe('格式为 AVI，此浏览器不支持')
  expect(whyUnplayable('ts', undefined, () => true)).toBeUndefined()
  expect(whyUnplayable('iso', undefined, plays)).toBe('文件不完整')
})
