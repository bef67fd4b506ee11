import { expect, test } from 'vitest'
import { pinyinInitials } from './pinyin-initials.ts'

test.each([
  ['终端管理', 'zdgl'],
  ['退出登录', 'tcdl'],
  ['云麓天地三层连廊屏', 'yltdscllp'],
  ['LED 大屏-03', 'led dp-03'],
  ['阿波次得鹅佛歌喝鸡科乐摸呢哦坡七日思特屋西衣自', 'abcdefghjklmnopqrstwxyz'],
  ['', ''],
])('%s', (text, initials) => {
  expect(pinyinInitials(text)).toBe(initials)
})
