import { visibleLength } from './validation.ts'

/** The longest remark of a role (3§5). */
export const ROLE_REMARK_LIMIT = 50

/**
 * Name of a role: required, trimmed, 2 to 20 letters, digits or Chinese characters (R2). What is wrong, in words, or
 * null.
 */
export function roleName(value: string): string | null {
  const name = value.trim()
  if (name === '') return '请输入角色名称'
  return /^[0-9A-Za-z\u4e00-\u9fa5]{2,20}$/.test(name) ? null : '请输入2-20位数字、字母、中文'
}

/** Remark of a role: at most 50 characters. */
export function roleRemark(value: string): string | null {
  return visibleLength(value.trim()) > ROLE_REMARK_LIMIT ? `备注不能超过${ROLE_REMARK_LIMIT}个字符` : null
}

/** The codes of a role: at least one. */
export function rolePermissions(codes: readonly string[]): string | null {
  return codes.length === 0 ? '请选择权限' : null
}

/** Whether a role is the company's own: only such are changed and deleted (3§6). */
export function isOwnRole({ category }: { category?: unknown }): boolean {
  return category === 2
}
