import { isUnseen, plainText } from '#src/lib/text/clean-text.ts'
import { required } from './required.ts'
import { hasPlainName } from './validation.ts'

/*
 * The rules of accounts and of password recovery (3§5, R1, R2) and the messages that go with them, for forms, import
 * and simulated server alike. Each rule returns what is wrong, in words, or null.
 */

const PHONE = /^1[345789]\d{9}$/
const PASSWORD = /^(?=.*\d)(?=.*[A-Za-z])[0-9A-Za-z]{6,20}$/

type Wrong = string | null

/** Phone number, which is also the login account: `1`, one of `345789`, nine digits, as plain text (R42). */
export function phoneNumberWrong(value: string): Wrong {
  if (isUnseen(value)) return '请输入手机号码'
  return PHONE.test(plainText(value)) ? null : '请输入正确的手机号码'
}

/** Nickname: 2 to 10 digits, letters or Chinese characters (R40). */
export function nicknameWrong(value: string): Wrong {
  return required('请输入昵称')(value) ?? (hasPlainName(value, 10) ? null : '请输入 2-10 位数字、字母、中文')
}

/** Password of an account and of recovery: 6 to 20 letters and digits, both. */
export function accountPasswordWrong(value: string): Wrong {
  return PASSWORD.test(value.trim()) ? null : '请输入 6-20 位数字、字母组合'
}

/** Code of a text message: digits, as plain text (R42). */
export function smsCodeWrong(value: string): Wrong {
  if (isUnseen(value)) return '请输入验证码'
  return /^\d{1,10}$/.test(plainText(value)) ? null : '验证码必须为数字'
}

/** Roles of category 0 and 1 are built in: their accounts belong to no organisation (3§4, 3§6). */
export function isBuiltIn(role: { category?: number } | undefined): boolean {
  return role?.category === 0 || role?.category === 1
}

/** Why an account cannot be disabled by somebody, in words; undefined when it can (U1). */
export function disableBlocked(account: string | undefined, own: string | undefined): string | undefined {
  return account !== undefined && account === own ? '不能停用当前登录的账号' : undefined
}

/** How long after a code was sent the next one may be asked for, milliseconds (3§9). */
export const SMS_PAUSE_MS = 60_000
