import { expect, test } from 'vitest'
import { clockWords } from './clock-words.ts'

const same = { offset: 0, zoneAhead: 0, zone: 'Asia/Shanghai' }

test('clocks that agree to two minutes are not spoken of', () => {
  for (const offset of [-2, -1, 0, 2]) expect(clockWords({ ...same, offset })).toBeUndefined()
})

test.each([
  [{ offset: -10 }, '本机时钟快 10分', '本机时钟比服务器快 10分，页面上的时间以服务器为准。'],
  [{ offset: 3 }, '本机时钟慢 3分', '本机时钟比服务器慢 3分，页面上的时间以服务器为准。'],
  [{ zoneAhead: 16 * 60 }, '北京时间', '页面上的时间都是服务器所在地的北京时间，比本机的时区早 16小时。'],
  [{ zoneAhead: -60 }, '北京时间', '页面上的时间都是服务器所在地的北京时间，比本机的时区晚 1小时。'],
  [
    { offset: -10, zoneAhead: 150 },
    '本机时钟快 10分',
    '本机时钟比服务器快 10分，页面上的时间以服务器为准。页面上的时间都是服务器所在地的北京时间，比本机的时区早 2小时30分。',
  ],
  [
    { zone: 'America/Sao_Paulo', zoneAhead: -660 },
    '巴西利亚标准时间',
    '页面上的时间都是服务器所在地的巴西利亚标准时间，比本机的时区晚 11小时。',
  ],
  [
    { unknownZone: 'Asia/Atlantis' },
    '时区设置无效',
    '此浏览器不认识部署时设置的时区“Asia/Atlantis”，页面上的时间按北京时间显示。',
  ],
])('%j: %s', (difference, text, why) => {
  expect(clockWords({ ...same, ...difference })).toEqual({ text, why })
})
