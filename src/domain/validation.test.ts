import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nicknameWrong, phoneNumberWrong, smsCodeWrong } from './account-rules.ts'
import { orderErrors } from './order-rules.ts'
import { orgNameWrong } from './org-rules.ts'
import { roleNameWrong } from './role-rules.ts'
import {
  groupNameWrong,
  materialNameWrong,
  NAME_LIMIT,
  newPasswordWrong,
  powerWindowWrong,
  programNameWrong,
  rangesCross,
  repeatedPasswordWrong,
  reviewReasonWrong,
  terminalAddressWrong,
  terminalNameWrong,
  visibleLength,
  volumeWrong,
  volumeRangeWrong,
  volumeRangesWrong,
} from './validation.ts'

describe('group name (1§5, R2)', () => {
  test.each([
    ['', '请输入分组名称'],
    ['   ', '请输入分组名称'],
    ['一二三四五六七八九十', null],
    [' 一二三四五六七八九十 ', null],
    ['一二三四五六七八九十一', '分组名称不能超过 10 个字符'],
    ['👨‍👩‍👧一二三四五六七八九', null],
    ['\u200B', '请输入分组名称'],
    ['未分组', '分组名称不能为“未分组”'],
    [' 未\u200B分组 ', '分组名称不能为“未分组”'],
    ['未分组的', null],
  ])('%j: %j', (name, wrong) => expect(groupNameWrong(name)).toBe(wrong))
})

const UNSEEN = ['\u200B', '\u3164', '\u2800', '\u00AD', '\u115F', '\u202E\u202C', '\u3000\uFEFF']

describe('what nothing is seen of is no name (R41)', () => {
  test.each([
    ['group', groupNameWrong, '请输入分组名称'],
    ['ad', programNameWrong, '请输入广告名称'],
    ['rejection', reviewReasonWrong, '请输入原因'],
    ['organisation', orgNameWrong, '组织机构名称不能为空'],
    ['role', roleNameWrong, '请输入角色名称'],
    ['account', nicknameWrong, '请输入昵称'],
    ['phone', phoneNumberWrong, '请输入手机号码'],
    ['code', smsCodeWrong, '请输入验证码'],
    ['terminal', terminalNameWrong, '请输入终端名称'],
    ['address', terminalAddressWrong, '请输入终端地址'],
    ['material', materialNameWrong, '请输入素材名称'],
    ['order', (name: string) => orderErrors({ name, client: '', programs: [], devices: [] }).name, '请输入订单名称'],
    [
      'client',
      (client: string) => orderErrors({ name: '', client, programs: [], devices: [] }).client,
      '请输入客户名称',
    ],
  ])('%s', (_what, rule, wrong) => {
    expect(UNSEEN.map((text) => rule(text))).toEqual(UNSEEN.map(() => wrong))
  })
})

describe('a name where the contract has no limit (R41)', () => {
  test.each([
    ['terminal', terminalNameWrong, '终端名称'],
    ['material', materialNameWrong, '素材名称'],
  ])('%s: 60 characters, and longer only as it was', (_what, rule, called) => {
    expect(rule('𠮷'.repeat(NAME_LIMIT))).toBeNull()
    expect(rule('𠮷'.repeat(NAME_LIMIT + 1))).toBe(`${called}不能超过 60 个字符`)
    expect(rule('长'.repeat(80), '长'.repeat(80))).toBeNull()
    expect(rule('长'.repeat(81), '长'.repeat(80))).toBe(`${called}不能超过 60 个字符`)
    expect(rule('', '')).toBe(`请输入${called}`)
  })
})

describe('reason of a rejection (2§4)', () => {
  test.each([
    ['', '请输入原因'],
    [' \n ', '请输入原因'],
    ['画面不清晰', null],
    ['一二三四五六七八九十一二三四五六七八九十', null],
    [' 一二三四五六七八九十一二三四五六七八九十 ', null],
    ['一二三四五六七八九十一二三四五六七八九十一', '原因不能超过 20 个字符'],
    ['😀一二三四五六七八九十一二三四五六七八九', null],
  ])('%j: %j', (reason, wrong) => expect(reviewReasonWrong(reason)).toBe(wrong))
})

describe('new password (R1)', () => {
  test.each([
    ['', '请输入新密码'],
    ['abc12', '密码格式不正确'],
    ['abcdef', '密码格式不正确'],
    ['123456', '密码格式不正确'],
    ['!@#$%^', '密码格式不正确'],
    ['abc123', null],
    ['abc!@#', null],
    ['123!@#', null],
    ['a123456789012345', null],
    ['a1234567890123456', '密码格式不正确'],
    [' 1234a ', '密码格式不正确'],
  ])('%j: %j', (password, wrong) => expect(newPasswordWrong(password)).toBe(wrong))

  test('the second must equal the first', () => {
    expect(repeatedPasswordWrong('', 'abc123')).toBe('请再次输入密码')
    expect(repeatedPasswordWrong('  ', 'abc123')).toBe('请再次输入密码')
    expect(repeatedPasswordWrong(' abc123', 'abc123 ')).toBeNull()
    expect(repeatedPasswordWrong('abc124', 'abc123')).toBe('两次输入的密码不一致')
    expect(repeatedPasswordWrong('abc123', 'abc123')).toBeNull()
  })
})

describe('power window (1§5, R5)', () => {
  test.each([
    ['', '22:00', '时间不能为空'],
    ['08:00', '', '时间不能为空'],
    ['8:00', '22:00', '时间不能为空'],
    ['08:00', '24:00', '时间不能为空'],
    ['22:00', '08:00', '开机时间不能晚于关机时间'],
    ['08:00', '08:00', null],
    ['00:00', '23:59', null],
  ])('%s-%s: %j', (start, end, wrong) => expect(powerWindowWrong({ start, end })).toBe(wrong))
})

describe('volume (1§5)', () => {
  test.each([
    ['0', null],
    ['100', null],
    ['101', '请输入 0-100 的整数'],
    ['-1', '请输入 0-100 的整数'],
    ['1.5', '请输入 0-100 的整数'],
    ['', '请输入 0-100 的整数'],
    ['１００', null],
    ['\u202D50\u202C', null],
    ['１０１', '请输入 0-100 的整数'],
    ['十', '请输入 0-100 的整数'],
  ])('%j: %j', (value, wrong) => expect(volumeWrong(value)).toBe(wrong))

  test('a range needs times in order and a volume', () => {
    expect(volumeRangeWrong({ start: '', end: '09:00', volume: '5' })).toBe('时间和音量不能为空')
    expect(volumeRangeWrong({ start: '08:00', end: '09:00', volume: '' })).toBe('时间和音量不能为空')
    for (const start of ['x08:00', '08:00x', '24:00', '8:00'])
      expect(volumeRangeWrong({ start, end: '09:00', volume: '5' })).toBe('时间和音量不能为空')
    expect(volumeRangeWrong({ start: '08:00', end: '09:00', volume: ' ' })).toBe('时间和音量不能为空')
    expect(volumeRangeWrong({ start: '09:00', end: '09:00', volume: '5' })).toBe('开始时间必须早于结束时间')
    expect(volumeRangeWrong({ start: '08:00', end: '09:00', volume: '500' })).toBe('请输入 0-100 的整数')
    expect(volumeRangeWrong({ start: '08:00', end: '09:00', volume: '50' })).toBeNull()
  })

  test('what is wrong stands at the range that it is about', () => {
    const range = (start: string, end: string, level = '5') => ({ start, end, volume: level })
    expect(volumeRangesWrong([range('08:00', '12:00'), range('12:00', '13:00')])).toEqual([null, null])
    expect(volumeRangesWrong([range('08:00', '12:00'), range('11:59', '13:00')])).toEqual([null, '时间段不能交叉'])
    expect(volumeRangesWrong([range('08:00', '12:00', ''), range('11:59', '13:00')])).toEqual([
      '时间和音量不能为空',
      null,
    ])
  })
})

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

test('ranges cross exactly when some minute belongs to two of them', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 120 }))
    .map(([start, length]) => [start, Math.min(start + length, 1439)] as const)
  const of = (start: number, end: number) => [start, end] as const
  fc.assert(
    fc.property(fc.array(range, { maxLength: 4 }), (ranges) => {
      const minutes = new Uint8Array(1440)
      for (const [start, end] of ranges) for (let minute = start; minute < end; minute += 1) minutes[minute]! += 1
      expect(rangesCross(ranges.map(([start, end]) => ({ start: clock(start), end: clock(end) })))).toBe(
        minutes.some((count) => count > 1),
      )
    }),
    {
      // they touch, in both orders; they share a minute; one is within another; the first and the last of three cross
      examples: (
        [
          [of(480, 540), of(540, 600)],
          [of(540, 600), of(480, 540)],
          [of(480, 541), of(540, 600)],
          [of(540, 600), of(480, 541)],
          [of(480, 600), of(500, 520)],
          [of(480, 500), of(600, 700), of(499, 510)],
        ] as const
      ).map((ranges) => [[...ranges]]),
    },
  )
})

test('what people see as one character counts as one', () => {
  expect(visibleLength('👨‍👩‍👧')).toBe(1)
  expect(visibleLength('广告é')).toBe(3)
})
