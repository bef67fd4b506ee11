import type { Complaint, Part } from '../server/complaints.ts'

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

/** What each rule of the contract wants, in words. */
const RULES: Record<string, (demand: unknown) => string> = {
  type: (demand) =>
    `应为${listOf(demand)
      .map((type) => TYPES[String(type)] ?? String(type))
      .join('或')}`,
  enum: (demand) => `应为 ${anyOf(listOf(demand))}`,
  const: (demand) => `应为 ${anyOf(listOf(demand))}`,
  not: () => '不应是这个值',
  format: (demand) => `应为${FORMATS[String(demand)] ?? ` ${String(demand)}`}`,
  pattern: (demand) => `应符合格式 ${String(demand)}`,
  minLength: (demand) => `应至少有 ${String(demand)} 个字符`,
  maxLength: (demand) => `应至多有 ${String(demand)} 个字符`,
  minItems: (demand) => `应至少有 ${String(demand)} 项`,
  maxItems: (demand) => `应至多有 ${String(demand)} 项`,
  uniqueItems: () => '不应有重复的项',
  minimum: (demand) => `应不小于 ${String(demand)}`,
  maximum: (demand) => `应不大于 ${String(demand)}`,
}

/** What does not fit the contract, in words: which field, what was expected, what came. */
export function complaintsInWords(complaints: readonly Complaint[]): string[] {
  return onePerPlace(complaints).map(({ part, place, rule, demand, came }) => {
    const field = place === '' ? PARTS[part] : `${PARTS[part]} ${place.replaceAll('/', '.')}`
    if (rule === 'required') return `${field}：必须有，但没有`
    if (rule === 'false') return `${field}：不在契约里，收到的是 ${came}`
    return `${field}：${RULES[rule]?.(demand) ?? '不符合规定的形式'}，收到的是 ${came}`
  })
}

/** A field that fits none of several forms has a complaint for each: together they say which values it may have. */
function onePerPlace(complaints: readonly Complaint[]): Complaint[] {
  const byPlace = new Map<string, Complaint>()
  for (const complaint of complaints) {
    const { part, place, rule, demand } = complaint
    const key = `${part}/${place} ${rule}`
    const before = byPlace.get(key)
    const together = before && rule === 'const' ? [...new Set([...listOf(before.demand), demand])] : demand
    byPlace.set(key, { ...complaint, demand: together })
  }
  return [...byPlace.values()]
}

function listOf(demand: unknown): unknown[] {
  return Array.isArray(demand) ? demand : [demand]
}

function anyOf(values: readonly unknown[]): string {
  const words = values.map((value) => JSON.stringify(value))
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')} 或 ${words.at(-1)}`
}
