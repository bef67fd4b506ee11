import { describe, expect, it } from 'vitest'
import {
  accountPasswordWrong,
  disableBlocked,
  isBuiltIn,
  nicknameWrong,
  phoneNumberWrong,
  smsCodeWrong,
} from './account-rules.ts'

describe('the rules of accounts', () => {
  it.each([
    ['', '请输入手机号码'],
    ['  ', '请输入手机号码'],
    ['13912345678', null],
    [' 13912345678 ', null],
    ['1391234567', '请输入正确的手机号码'],
    ['139123456789', '请输入正确的手机号码'],
    ['013912345678', '请输入正确的手机号码'],
    ['12912345678', '请输入正确的手机号码'],
    ['16912345678', '请输入正确的手机号码'],
    ['１３９１２３４５６７８', null],
    ['\u202D13912345678\u202C', null],
    ['\u200B13912345678', null],
    ['\u200E１３９\u200E1234\u200F5678', null],
    ['①3912345678', '请输入正确的手机号码'],
  ])('phone %j: %s', (value, wrong) => expect(phoneNumberWrong(value)).toBe(wrong))

  it.each([
    ['', '请输入昵称'],
    ['王', '请输入 2-10 位数字、字母、中文'],
    ['小王', null],
    ['一二三四五六七八九十', null],
    ['一二三四五六七八九十一', '请输入 2-10 位数字、字母、中文'],
    ['小 王', '请输入 2-10 位数字、字母、中文'],
    ['小王🙂', '请输入 2-10 位数字、字母、中文'],
    ['李䶮', null],
    ['𠮷野', null],
    ['𠮷'.repeat(10), null],
    ['𠮷'.repeat(11), '请输入 2-10 位数字、字母、中文'],
    ['㐀鿍', null],
    ['𠮷', '请输入 2-10 位数字、字母、中文'],
    ['买买提·吐尔逊', null],
    ['买买提··吐尔逊', '请输入 2-10 位数字、字母、中文'],
    ['·买买提', '请输入 2-10 位数字、字母、中文'],
    ['买买提·', '请输入 2-10 位数字、字母、中文'],
  ])('nickname %j: %s', (value, wrong) => expect(nicknameWrong(value)).toBe(wrong))

  it.each([
    ['', false],
    ['abc12', false],
    ['abc123', true],
    ['a1'.repeat(10), true],
    [`${'a1'.repeat(10)}b`, false],
    ['abcdef', false],
    ['123456', false],
    ['abc12!', false],
    [' abc123 ', true],
  ])('password %j', (value, right) =>
    expect(accountPasswordWrong(value)).toBe(right ? null : '请输入 6-20 位数字、字母组合'),
  )

  it.each([
    ['', '请输入验证码'],
    ['12a4', '验证码必须为数字'],
    ['１２３４', null],
    ['\u202D1234\u202C', null],
    ['١٢٣٤', '验证码必须为数字'],
    ['012345', null],
  ])('code %j: %s', (value, wrong) => expect(smsCodeWrong(value)).toBe(wrong))

  it('roles of category 0 and 1 are built in', () => {
    expect([0, 1, 2, 9, undefined].map((category) => isBuiltIn({ category }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(isBuiltIn(undefined)).toBe(false)
  })

  it('nobody disables the own account', () => {
    expect(disableBlocked('1', '1')).toBe('不能停用当前登录的账号')
    expect(disableBlocked('1', '2')).toBeUndefined()
    expect(disableBlocked(undefined, undefined)).toBeUndefined()
  })
})
