import type { Violation, Part } from '../server/violations.ts'

const PARTS: Record<Part, string> = { query: '查询参数', path: '路径参数', body: '请求体', answer: '答复' }
const TYPES: Record<string, string> = {
  integer: '整数',
  number: '数字',
  string: '文本',
  boolean: '真或假',
  array: '列表',
  object: '对象',
  null: '空值',
}
const FORMATS: Record<string, string> = { uri: '网址', date: '日期', 'date-time': '时刻' }

/** What each keyword of the contract wants, in words. */
const RULES: Record<string, (expected: unknown) => string> = {
  type: (expected) =>
    `应为${listOf(expected)
      .map((type) => TYPES[String(type)] ?? String(type))
      .join('或')}`,
  enum: (expected) => `应为 ${anyOf(listOf(expected))}`,
  const: (expected) => `应为 ${anyOf(listOf(expected))}`,
  not: () => '不应是这个值',
  format: (expected) => `应为${FORMATS[String(expected)] ?? ` ${String(expected)}`}`,
  pattern: (expected) => `应符合格式 ${String(expected)}`,
  minLength: (expected) => `应至少有 ${String(expected)} 个字符`,
  maxLength: (expected) => `应至多有 ${String(expected)} 个字符`,
  minItems: (expected) => `应至少有 ${String(expected)} 项`,
  maxItems: (expected) => `应至多有 ${String(expected)} 项`,
  uniqueItems: () => '不应有重复的项',
  minimum: (expected) => `应不小于 ${String(expected)}`,
  maximum: (expected) => `应不大于 ${String(expected)}`,
}

/** What does not fit the contract, in words: which field, what was expected, what was there. */
export function violationMessages(violations: readonly Violation[]): string[] {
  return onePerPath(violations).map(({ part, path, keyword, expected, actual }) => {
    const field = path === '' ? PARTS[part] : `${PARTS[part]} ${path.replaceAll('/', '.')}`
    if (keyword === 'required') return `${field}：必须有，但没有`
    if (keyword === 'false') return `${field}：不在契约里，收到的是 ${actual}`
    return `${field}：${RULES[keyword]?.(expected) ?? '不符合规定的形式'}，收到的是 ${actual}`
  })
}

/** A field that fits none of several forms has a violation for each: together they say which values it may have. */
function onePerPath(violations: readonly Violation[]): Violation[] {
  const byPath = new Map<string, Violation>()
  for (const violation of violations) {
    const { part, path, keyword, expected } = violation
    const key = `${part}/${path} ${keyword}`
    const before = byPath.get(key)
    const together = before && keyword === 'const' ? [...new Set([...listOf(before.expected), expected])] : expected
    byPath.set(key, { ...violation, expected: together })
  }
  return [...byPath.values()]
}

function listOf(expected: unknown): unknown[] {
  return Array.isArray(expected) ? expected : [expected]
}

function anyOf(values: readonly unknown[]): string {
  const words = values.map((value) => JSON.stringify(value))
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')} 或 ${words.at(-1)}`
}
