import type { Role } from '#src/api/generated/types.gen.ts'
import { accountPasswordWrong, isBuiltIn, nicknameWrong, phoneNumberWrong } from '#src/domain/account-rules.ts'
import { orgPathNames } from '#src/domain/org-rules.ts'
import { orgPlaces, PATH_SEPARATOR, type OrgPlace } from '#src/lib/data/org-names.ts'
import type { CsvRow } from '#src/lib/sheet/read-csv.ts'
import { plainText } from '#src/lib/text/clean-text.ts'
import type { TidyNode } from '#src/lib/data/tidy-tree.ts'
import { roleBlocked } from './role-choices.ts'
import { formatNumber } from '#src/lib/text/format-number.ts'

export const importColumns = ['登录账号', '昵称', '登录密码', '账号角色', '组织机构'] as const

export type ImportValues = Record<(typeof importColumns)[number], string>

export interface NewAccount {
  account: string
  name: string
  password: string
  roleId: Role['id']
  organizationId?: TidyNode['id']
}

export interface CheckedRow extends CsvRow<keyof ImportValues> {
  wrong: readonly string[]
  account?: NewAccount
}

export const EXAMPLE = '示例'

/**
 * Checks every row by the rules of the form (3§5), and that no account comes twice in the file. Roles are named, and
 * organisations by name, or by the path from the top where several have the name.
 */
export function checkImport(
  rows: readonly CsvRow<keyof ImportValues>[],
  { roles, held, orgs }: { roles: readonly Role[]; held: ReadonlySet<string>; orgs: readonly TidyNode[] },
): CheckedRow[] {
  const places = orgPlaces(orgs)
  const firstLines = new Map<string, number>()
  return rows
    .filter(({ values }) => !values.登录账号.startsWith(EXAMPLE))
    .map((row) => {
      const {
        登录账号: accountText,
        昵称: name,
        登录密码: password,
        账号角色: roleText,
        组织机构: orgText,
      } = row.values
      const account = plainText(accountText)
      const role = roles.find((candidate) => candidate.name === roleText)
      const org = isBuiltIn(role) ? undefined : findOrg(orgText, places)
      const first = firstLines.get(account)
      if (first === undefined) firstLines.set(account, row.line)
      const wrong = [
        row.damaged ? '有无法识别的字符，文件可能已损坏' : null,
        row.surplus ? '单元格多于标题，内容可能错列；含逗号的内容请加引号' : null,
        phoneNumberWrong(account) ?? (first === undefined ? null : `登录账号与第 ${formatNumber(first)} 行重复`),
        nicknameWrong(name),
        accountPasswordWrong(password),
        role ? (roleBlocked(role, held) ?? null) : roleText === '' ? '请选择账号角色' : `角色“${roleText}”不存在`,
        typeof org === 'string' ? org : null,
      ].filter((words) => words !== null)
      if (wrong.length > 0 || !role || typeof org === 'string') return { ...row, wrong }
      return {
        ...row,
        wrong,
        account: { account, name, password, roleId: role.id, ...(org && { organizationId: org.id }) },
      }
    })
}

/** The organisation that is meant, or why none can be told. */
function findOrg(text: string, places: readonly OrgPlace[]): OrgPlace | string {
  if (text === '') return '请选择组织机构'
  const wanted = orgPathNames(text).join(PATH_SEPARATOR)
  const found = places.filter(({ name, path }) => name === text || path === wanted)
  const [only] = found
  if (!only) return `组织机构“${text}”不存在`
  return found.length === 1
    ? only
    : `组织机构“${text}”有 ${formatNumber(found.length)} 个，请填写完整路径，如 ${only.path}`
}
