import { expect, test } from 'vitest'
import { isSeveralNumbers, searchText } from './search-text.ts'

test.each([
  ['６６２Ｅ４１', '662E41'],
  ['\u202D13800000000\u202C', '13800000000'],
  ['\u3000SN－2026：01 ', 'SN-2026:01'],
  // a name stays as it was typed: it may be written so
  ['ＬＥＤ屏（东）', 'ＬＥＤ屏（东）'],
  ['ＬＥＤ', 'ＬＥＤ'],
  ['（东）６６２', '（东）６６２'],
  ['６６２号', '６６２号'],
  ['大堂\u200B屏', '大堂屏'],
  ['', ''],
])('%j is looked for as %j', (text, sought) => expect(searchText(text)).toBe(sought))

test.each([
  ['662E41 662E42', true],
  ['662E41，662E42', true],
  ['６６２Ｅ４１、６６２Ｅ４２；662E43', true],
  ['\u200E662E41\t662E42', true],
  ['662E41', false],
  ['662E41 ', false],
  ['大堂 662E41', false],
  ['屏 1 2', false],
  ['LED 2026', false],
  ['Hall01 East', false],
  ['662E41、662E42、', true],
  ['Eastern Western', false],
  ['A1 B2', false],
])('%j is several numbers: %j', (text, several) => expect(isSeveralNumbers(text)).toBe(several))
