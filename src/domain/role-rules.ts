import { permissionNames } from './permissions.ts'
import { required } from './required.ts'
import { hasPlainName, visibleLength } from './validation.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

/** The longest remark of a role (3§5). */
export const ROLE_REMARK_LIMIT = 50

/**
 * Name of a role: required, trimmed, 2 to 20 letters, digits or Chinese characters (R2, R40). What is wrong, in words,
 * or null.
 */
export function roleNameWrong(value: string): string | null {
  return required('请输入角色名称')(value) ?? (hasPlainName(value, 20) ? null : '请输入 2-20 位数字、字母、中文')
}

/** Remark of a role: at most 50 characters. */
export function roleRemarkWrong(value: string): string | null {
  return visibleLength(value.trim()) > ROLE_REMARK_LIMIT ? `备注不能超过 ${ROLE_REMARK_LIMIT} 个字符` : null
}

export function rolePermissionsWrong(codes: readonly string[]): string | null {
  return codes.length === 0 ? '请选择权限' : null
}

/** Whether a role is the company's own: only such are changed and deleted (3§6). */
export function isOwnRole({ category }: { category?: unknown }): boolean {
  return category === 2
}

/** How many permissions a sentence names. */
const NAMED = 3

/** Permissions in a sentence: the first of them by name, and how many there are. */
function permissionWords(codes: readonly string[]): string {
  const names = codes.slice(0, NAMED).map((code) => Reflect.get(permissionNames, code) ?? code)
  return codes.length > NAMED ? `${names.join('、')}等 ${formatNumber(codes.length)} 项` : names.join('、')
}

/** What is in one set of codes and not in another; -1, which everybody holds, never. */
function beyond(codes: Iterable<string>, held: ReadonlySet<string>): string[] {
  return [...codes].filter((code) => code !== '-1' && !held.has(code))
}

/**
 * Why somebody who holds `held` cannot give an account a role: it holds what they do not (P14). A role whose codes did
 * not come is the server's to judge.
 */
export function assignBlocked(
  { name, codes }: { name: string; codes: ReadonlySet<string> | undefined },
  held: ReadonlySet<string>,
): string | undefined {
  const more = beyond(codes ?? [], held)
  return more.length === 0 ? undefined : `角色“${name}”含有当前账号没有的权限（${permissionWords(more)}），不能分配`
}

/** Why somebody cannot give a role these codes: some that it does not have yet are not their own (P14). */
export function grantBlocked(
  codes: readonly string[],
  before: readonly string[],
  held: ReadonlySet<string>,
): string | undefined {
  const more = beyond(codes, new Set([...held, ...before]))
  return more.length === 0 ? undefined : `不能授予当前账号没有的权限：${permissionWords(more)}`
}

/** Why whoever is signed in cannot go on with these codes in place of `held`: they would lose some (P15). */
export function ownCodesBlocked(codes: ReadonlySet<string> | undefined, held: ReadonlySet<string>): string | undefined {
  const lost = codes ? beyond(held, codes) : []
  return lost.length === 0 ? undefined : `当前登录的账号将失去权限（${permissionWords(lost)}），不能这样修改`
}
