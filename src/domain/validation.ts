import { isUnseen, plainText } from '#src/lib/text/clean-text.ts'
import { required } from './required.ts'
import { UNGROUPED_NAME } from './labels.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/*
 * The rules of 1§5 and the messages that go with them. Each rule returns what is wrong, in words, or null, which is
 * the form that @mantine/form takes.
 */

type Wrong = string | null

/** How many characters a person sees: an emoji counts as one. */
export function visibleLength(text: string): number {
  return [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)].length
}

/** The longest name where the contract has no limit (R41). */
export const NAME_LIMIT = 60

interface NameRule {
  limit?: number
  /** What is said where there is none. */
  empty?: string
  /** The name so far, which may be longer: it was given elsewhere, and what stands beside it is changed. */
  before?: string
}

/** The rule of every name: something of it is seen, and trimmed it is at most `limit` characters long (R41). */
export function nameWrong(
  what: string,
  value: string,
  { limit = NAME_LIMIT, empty = `请输入${what}`, before }: NameRule = {},
): Wrong {
  if (isUnseen(value)) return empty
  return value !== before && visibleLength(value.trim()) > limit
    ? `${what}不能超过 ${formatNumber(limit)} 个字符`
    : null
}

/** Name of a terminal (1§5), which may stay `before`. */
export function terminalNameWrong(value: string, before?: string): Wrong {
  return nameWrong('终端名称', value, { before })
}

/** Address of a terminal: required (1§5). */
export const terminalAddressWrong = required('请输入终端地址')

/** Name of a material, which may stay `before`. */
export function materialNameWrong(value: string, before?: string): Wrong {
  return nameWrong('素材名称', value, { before })
}

const PLAIN_NAME = /^[0-9A-Za-z\p{Script=Han}]+(?:·[0-9A-Za-z\p{Script=Han}]+)*$/u

/** Whether a name, trimmed, is 2 to `most` letters, digits and Chinese characters, with middle dots inside (R40). */
export function hasPlainName(value: string, most: number): boolean {
  const name = value.trim()
  const { length } = [...name]
  return length >= 2 && length <= most && PLAIN_NAME.test(name)
}

export const GROUP_NAME_LIMIT = 10

/** Group name: at most 10 characters, and not that of what is in no group (R41). */
export function groupNameWrong(value: string): Wrong {
  if (plainText(value) === UNGROUPED_NAME) return `分组名称不能为“${UNGROUPED_NAME}”`
  return nameWrong('分组名称', value, { limit: GROUP_NAME_LIMIT })
}

/** The longest name of an ad (3§5). */
export const PROGRAM_NAME_LIMIT = 20

/** Name of an ad: at most 20 characters (3§5). */
export function programNameWrong(value: string): Wrong {
  return nameWrong('广告名称', value, { limit: PROGRAM_NAME_LIMIT })
}

/** The longest reason of a rejection (2§4). */
export const REVIEW_REASON_LIMIT = 20

export function reviewReasonWrong(value: string): Wrong {
  return nameWrong('原因', value, { limit: REVIEW_REASON_LIMIT })
}

/** New password of the change form: 6 to 16 characters, at least two of digits, letters and symbols (R1). */
export function newPasswordWrong(value: string): Wrong {
  const password = value.trim()
  if (password === '') return '请输入新密码'
  const kinds = [/\d/, /[A-Za-z]/, /[^\dA-Za-z]/].filter((kind) => kind.test(password)).length
  const length = visibleLength(password)
  return length < 6 || length > 16 || kinds < 2 ? '密码格式不正确' : null
}

export function repeatedPasswordWrong(value: string, first: string, differs = '两次输入的密码不一致'): Wrong {
  if (value.trim() === '') return '请再次输入密码'
  return value.trim() === first.trim() ? null : differs
}

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export interface TimeRange {
  start: string
  end: string
}

/** Power window: both times, and start not later than end; they may be equal (1§5, R5). */
export function powerWindowWrong({ start, end }: TimeRange): Wrong {
  if (!CLOCK_TIME.test(start) || !CLOCK_TIME.test(end)) return '时间不能为空'
  return start > end ? '开机时间不能晚于关机时间' : null
}

/** The text of a number field as plain digits (R42). */
export function plainDigits(value: unknown): string {
  return plainText(String(value ?? ''))
}

export function volumeWrong(value: unknown): Wrong {
  const text = plainDigits(value)
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? null : '请输入 0-100 的整数'
}

export interface VolumeRange extends TimeRange {
  volume: string | number
}

/** How many time ranges a volume setting may have beside its default (1§9). */
export const VOLUME_RANGE_LIMIT = 2

/** One extra volume range: times and volume are there, and start is before end. */
export function volumeRangeWrong(range: VolumeRange): Wrong {
  if (!CLOCK_TIME.test(range.start) || !CLOCK_TIME.test(range.end) || String(range.volume ?? '').trim() === '')
    return '时间和音量不能为空'
  if (range.start >= range.end) return '开始时间必须早于结束时间'
  return volumeWrong(range.volume)
}

/** Whether any two ranges share a minute; half-open, so that they may touch (R5). */
export function rangesCross(ranges: readonly TimeRange[]): boolean {
  return ranges.some((a, index) => ranges.slice(index + 1).some((b) => a.start < b.end && b.start < a.end))
}

/** What is wrong with each extra range: by itself, or because it shares a minute with one before it. */
export function volumeRangesWrong(ranges: readonly VolumeRange[]): Wrong[] {
  const own = ranges.map(volumeRangeWrong)
  return ranges.map((range, index) => {
    const before = ranges.filter((_, at) => at < index && own[at] === null)
    return own[index] ?? (before.some((one) => rangesCross([one, range])) ? '时间段不能交叉' : null)
  })
}
