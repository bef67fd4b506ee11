import { visibleLength } from './validation.ts'

/** The longest name of an organisation (3§5). */
export const ORG_NAME_LIMIT = 10

/** Name of an organisation: required, trimmed, at most 10 characters (3§5). What is wrong, in words, or null. */
export function orgName(value: string): string | null {
  const name = value.trim()
  if (name === '') return '组织机构名称不能为空'
  return visibleLength(name) > ORG_NAME_LIMIT ? `组织机构名称不能超过${ORG_NAME_LIMIT}个字符` : null
}
